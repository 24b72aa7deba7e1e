import { useState } from 'react';
import { listIndex, select } from '../../../../db/queries/lists.ts';
import { makeRowReader } from '../../../../db/queries/row-reader.ts';
import type { QuaiDb } from '../../../../db/schema.ts';
import { type DeliveryRow, lateList, notDeliveredList } from '../../../../db/view-rows/deliveries.ts';
import { type DockCard, docksList } from '../../../../db/view-rows/dispatch.ts';
import type { LateEnd } from '../../../../domain/late-order/by-hour.ts';
import { lateCap } from '../../../../domain/late-order/list.ts';
import { codesIn, codesText } from '../../../../domain/postal-code/postal-code.ts';
import { usePostalCodes } from '../../../concepts/center/postal-codes/choice.ts';
import { keepsPostalCode } from '../../../concepts/center/postal-codes/postal-code-filter.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useListQuery } from '../../../kit/queries/live-queries.ts';
import { selectLate } from './filters.ts';

export type Cards = ReadonlyMap<number, DockCard>;

interface FilteredDeliveries {
  readonly rows: readonly DeliveryRow[];
  /** The cards of the docks the rows lie in, by id. */
  readonly cards: Cards;
  readonly total: number;
  /** How many more the postal-code filter hides (DSP-861). */
  readonly filteredOut: number;
}

interface FilteredLate extends FilteredDeliveries {
  readonly toReview: number;
  /** Slot ends of all, treated ones too. */
  readonly ends: readonly LateEnd[];
}

/** The late orders the screen shows, at most 35, and what its title counts (DSP-712, DSP-713); undefined until read. */
export function useLateOrders(showReviewed: boolean) {
  const { db } = useSignedIn();
  const { center } = useTab();
  const nowMs = useServerNow();
  const chosen = codesText(usePostalCodes()[0]);
  const [read] = useState(() => makeRowReader<DeliveryRow>());
  const [cardsOf] = useState(makeCardReader);
  return useListQuery(async (): Promise<FilteredLate | undefined> => {
    const index = await listIndex(db, center, lateList);
    if (!index) return undefined;
    const filters = { showReviewed, nowMs, codes: codesIn(chosen).codes };
    const { ids, toReview, ends } = selectLate(index, filters);
    const all = filters.codes.length > 0 ? selectLate(index, { ...filters, codes: [] }).ids : ids;
    const rows = await read(db, index, ids.slice(0, lateCap));
    const filteredOut = all.length - ids.length;
    return { rows, cards: await cardsOf(db, center, rows), total: ids.length, toReview, ends, filteredOut };
  }, [db, center, showReviewed, nowMs, chosen]);
}

interface NotDelivered {
  readonly total: number;
  /** How many more the postal-code filter hides (DSP-861). */
  readonly filteredOut: number;
  /** Ends of the slots that are not over, epoch ms, earliest first. */
  readonly endsMs: readonly number[];
}

/** The count in the title of orders to redeliver or restock, which reads no row; undefined until read. */
export function useNotDeliveredCount(): NotDelivered | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const nowMs = useServerNow();
  const chosen = codesText(usePostalCodes()[0]);
  return useListQuery(async () => {
    const index = await listIndex(db, center, notDeliveredList);
    if (!index) return undefined;
    const { slotEnd } = index.columns;
    const keeps = keepsPostalCode(index, codesIn(chosen).codes);
    const kept = [...slotEnd].filter((_, at) => keeps(at));
    return {
      total: kept.length,
      filteredOut: slotEnd.length - kept.length,
      endsMs: kept.filter((endMs) => endMs >= nowMs),
    };
  }, [db, center, chosen, nowMs]);
}

/** The orders to redeliver or to restock; a folded list reads none. Undefined until read. */
export function useNotDelivered(isFolded: boolean) {
  const { db } = useSignedIn();
  const { center } = useTab();
  const chosen = codesText(usePostalCodes()[0]);
  const [read] = useState(() => makeRowReader<DeliveryRow>());
  const [cardsOf] = useState(makeCardReader);
  return useListQuery(async (): Promise<Omit<FilteredDeliveries, 'filteredOut'> | undefined> => {
    const index = await listIndex(db, center, notDeliveredList);
    if (!index) return undefined;
    const ids = select(index, keepsPostalCode(index, codesIn(chosen).codes));
    const rows = !isFolded ? await read(db, index, ids) : [];
    return { rows, cards: await cardsOf(db, center, rows), total: ids.length };
  }, [db, center, isFolded, chosen]);
}

/** Reads the docks that rows lie in; unchanged ones stay the same objects. */
function makeCardReader() {
  const read = makeRowReader<DockCard>();
  return async (db: QuaiDb, center: number, rows: readonly DeliveryRow[]): Promise<Cards> => {
    const index = await listIndex(db, center, docksList);
    const wanted = new Set(rows.map(({ dock }) => dock));
    const cards = index
      ? await read(
          db,
          index,
          select(index, (at) => wanted.has(index.ids[at])),
        )
      : [];
    return new Map(cards.map((card) => [card.id, card]));
  };
}
