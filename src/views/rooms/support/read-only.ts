import { may } from '../../../domain/session/permissions.ts';
import { reserved } from '../../kit/actions/reserved.ts';
import { useSignedIn } from '../../kit/client/context.ts';

/** Why what is open to editors alone cannot be done by this user (SUP-701, SUP-702); null when it can. */
export function useReadOnlyReason(): string | null {
  const { user } = useSignedIn();
  return may(user, 'edit') ? null : reserved.edit;
}
