import { listIndex, viewRows } from '../../../../db/queries/lists.ts';
import type { QuaiDb } from '../../../../db/schema.ts';
import { type DeliveryRow, lateList } from '../../../../db/view-rows/deliveries.ts';
import { isLateAt } from '../../../../domain/late-order/late.ts';
import { lateCap } from '../../../../domain/late-order/list.ts';
import { isReviewed, lateStates } from '../../../../domain/late-order/state.ts';
import { codesIn, codesText } from '../../../../domain/postal-code/postal-code.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { usePostalCodes } from '../../center/postal-codes/choice.ts';
import { keepsPostalCode } from '../../center/postal-codes/postal-code-filter.ts';

/** The place of a late order among those nobody has dealt with. */
export interface LateFlow {
  /** From 1; null once it has been dealt with, or was never late. */
  readonly place: number | null;
  readonly total: number;
  /** The orders before and after it, by id. */
  readonly previous: number | null;
  readonly next: number | null;
  /** The first of them, in their order. */
  readonly rows: readonly DeliveryRow[];
}

interface Asked {
  readonly db: QuaiDb;
  readonly center: number;
  readonly taskId: number;
  readonly nowMs: number;
  /** Postal codes. */
  readonly chosen: string;
}

/**
 * The late orders to deal with, in the board's order: oldest slot first, of the chosen postal codes (DSP-712, DSP-861).
 * Undefined until read, and without a board on the device.
 */
export function useLateFlow(taskId: number): LateFlow | undefined {
  const asked = useAsked(taskId);
  return useSeenQuery(() => readFlow(asked), [asked.db, asked.center, taskId, asked.nowMs, asked.chosen]);
}

/** Reads which order follows, by its id, null for none: for who goes on before the others are shown. */
export function useReadNext(taskId: number): () => Promise<number | null> {
  const asked = useAsked(taskId);
  return async () => (await readFlow(asked))?.next ?? null;
}

function useAsked(taskId: number): Asked {
  const { db } = useSignedIn();
  return { db, center: useScope(), taskId, nowMs: useServerNow(), chosen: codesText(usePostalCodes()[0]) };
}

async function readFlow({ db, center, taskId, nowMs, chosen }: Asked): Promise<LateFlow | undefined> {
  const index = await listIndex(db, center, lateList);
  if (!index) return undefined;
  const { slotEnd, state } = index.columns;
  const keepsCode = keepsPostalCode(index, codesIn(chosen).codes);
  const isOpen = (at: number) => !isReviewed(lateStates[state[at] ?? 0] ?? 'warn');
  const own = index.ids.indexOf(taskId);
  const places = [...index.ids.keys()].filter(
    (at) => at === own || (isLateAt(slotEnd[at] ?? Number.NaN, nowMs) && keepsCode(at) && isOpen(at)),
  );
  const place = places.indexOf(own);
  const orderAt = async (at: number | undefined) => {
    const id = at === undefined ? undefined : index.ids[at];
    const [row] = id === undefined ? [] : await viewRows<DeliveryRow>(db, center, lateList, [id]);
    return row?.orderId ?? null;
  };
  const first = places.slice(0, lateCap).flatMap((at) => index.ids[at] ?? []);
  return {
    rows: await viewRows<DeliveryRow>(db, center, lateList, first),
    place: place < 0 ? null : place + 1,
    total: places.length,
    previous: place < 0 ? null : await orderAt(places[place - 1]),
    next: await orderAt(places[place + 1]),
  };
}
