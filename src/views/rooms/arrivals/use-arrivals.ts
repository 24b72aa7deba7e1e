import { needsDecision } from '../../../db/outbox/states.ts';
import { openCommands } from '../../../db/queries/actions.ts';
import { type MarkedRow, seenRows } from '../../../db/queries/seen-rows.ts';
import type { QuaiDb } from '../../../db/schema.ts';
import { wasCancelable } from '../../../domain/arrival/arrival.ts';
import { receiveArrivals } from '../../../domain/arrival/commands/receive.ts';
import { type Batches, inOrderOfLeaving } from '../../../domain/arrival/marking.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';

export type SeenArrival = MarkedRow<'arrival'>;

export interface SeenDock {
  readonly dock: MarkedRow<'arrivalDock'>;
  readonly arrivals: readonly SeenArrival[];
}

export interface Arrivals {
  readonly docks: readonly SeenDock[];
  /** In trucks that have not left. */
  readonly pending: readonly SeenArrival[];
  /** Arrivals marked lately, whether their truck is still listed or not (OUR-033). */
  readonly lately: readonly SeenArrival[];
  readonly batches: Batches;
}

/** The arrivals of a center that the device has, and the batches of these ids. */
export async function readArrivals(db: QuaiDb, center: number, ids: readonly string[]): Promise<Arrivals> {
  const docks = await seenRows(db, center, 'arrivalDock');
  const arrivals = await seenRows(db, center, 'arrival');
  const sent = (await openCommands(db)).filter((row) => row.name === receiveArrivals.name && row.center === center);
  const byId = new Map(arrivals.map((arrival) => [arrival.id, arrival]));
  const known = new Set<number>(docks.map(({ id }) => id));
  return {
    docks: inOrderOfLeaving(docks).map((dock) => ({
      dock,
      arrivals: (dock.tasks ?? []).flatMap((id) => byId.get(id) ?? []),
    })),
    pending: arrivals.filter((it) => (it.dock == null || !known.has(it.dock)) && !wasCancelable(it)),
    lately: arrivals.filter(wasCancelable),
    batches: {
      looked: new Set(ids),
      open: sent.map((row) => ({
        id: row.id,
        isSending: row.state === 'sending',
        isParked: needsDecision(row),
        count: receiveArrivals.args.safeParse(row.args).data?.arrivals.length ?? 0,
      })),
    },
  };
}

/** The same as it changes; undefined until read. */
export function useArrivals(center: number, ids: readonly string[]): Arrivals | undefined {
  const { db } = useSignedIn();
  return useSeenQuery(() => readArrivals(db, center, ids), [db, center, ids.join()]);
}
