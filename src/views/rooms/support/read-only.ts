import { may } from '../../../domain/session/permissions.ts';
import { useSignedIn } from '../../app/context.ts';
import { reserved } from '../../app/reserved.ts';

/** Why what is open to editors alone cannot be done by this user (SUP-701, SUP-702); null when it can. */
export function useReadOnlyReason(): string | null {
  const { user } = useSignedIn();
  return may(user, 'edit') ? null : reserved.edit;
}
