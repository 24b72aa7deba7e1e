import { may } from '../../../domain/session/permissions.ts';
import { rightTexts } from '../../../domain/session/right-text.ts';
import { useSignedIn } from '../../kit/client/context.ts';

/** Why this user cannot do the actions of editors (SUP-701, SUP-702); null when he can. */
export function useReadOnlyReason(): string | null {
  const { user } = useSignedIn();
  return may(user, 'edit') ? null : rightTexts.edit;
}
