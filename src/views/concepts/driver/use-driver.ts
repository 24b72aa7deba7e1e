import { viewRows } from '../../../db/queries/lists.ts';
import { driversSoonList, type PresenceRow } from '../../../db/view-rows/drivers.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useScope } from '../../kit/scope/scope.ts';

/** One driver for a dialog; null once he is gone, undefined until read. */
export function useDriver(id: number): PresenceRow | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  // The drivers-soon modal also has those not on the board.
  return useSeenQuery(
    async () => (await viewRows<PresenceRow>(db, center, driversSoonList, [id]))[0] ?? null,
    [db, center, id],
  );
}
