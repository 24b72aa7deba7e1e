import { settledAbout } from '../../../db/queries/actions.ts';
import { visibleRow } from '../../../db/queries/rows.ts';
import { setCourierOrderStatus } from '../../../domain/courier/commands/set-order-status.ts';
import { splitKey } from '../../../domain/rows.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';

/** New statuses of orders since the list was read (PRP-383), by the order's id: their answers are newer than it. */
export function useNewStatuses(center: number, readAtMs: number | null): ReadonlyMap<number, string> {
  const { db } = useSignedIn();
  const found = useSeenQuery(async () => {
    const settled = await settledAbout(db, setCourierOrderStatus.name);
    const since = [...settled].filter(([, { atMs }]) => atMs >= (readAtMs ?? Number.POSITIVE_INFINITY));
    const statuses = await Promise.all(
      since.map(async ([key, { unwritten }]) => {
        const [, id] = splitKey(key);
        const asked = setCourierOrderStatus.args.safeParse(unwritten).data?.status;
        return [id, asked ?? (await visibleRow(db, center, 'order', id))?.status ?? null] as const;
      }),
    );
    return new Map(statuses.flatMap(([id, status]) => (status === null ? [] : [[id, status] as const])));
  }, [db, center, readAtMs]);
  return found ?? none;
}

const none: ReadonlyMap<number, string> = new Map();
