import { type Progress, progressOf } from '../../../../db/queries/actions.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';

const nothing: Progress = { isUnderWay: false, parkedId: null };

/** An action's progress on the center; the same in every tab. */
export function useProgress({ name }: { readonly name: string }): Progress {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(() => progressOf(db, center, name), [db, center, name]) ?? nothing;
}
