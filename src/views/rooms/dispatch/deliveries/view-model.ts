import { useState } from 'react';
import { select } from '../../../../db/queries/lists.ts';
import { makeRowReader } from '../../../../db/queries/row-reader.ts';
import type { ListIndex, QuaiDb } from '../../../../db/schema.ts';
import { type DeliveryRow, lateList, notDeliveredList } from '../../../../db/view-rows/deliveries.ts';
import { type DockCard, docksList } from '../../../../db/view-rows/dispatch.ts';
import type { LateHour } from '../../../../domain/late-order/by-hour.ts';
import { lateCap } from '../../../../domain/late-order/list.ts';
import { codesIn, codesText } from '../../../../domain/postal-code/postal-code.ts';
import { useServerNow } from '../../../app/clock.ts';
import { useSignedIn } from '../../../app/context.ts';
import { useListQuery } from '../../../app/live-queries.ts';
import { keepsPostalCode } from '../filters.ts';
import { usePostalCodes } from '../postal-codes/choice.ts';
import { selectLate } from './filters.ts';

export type Cards = ReadonlyMap<number, DockCard>;

interface ShownDeliveries {
  readonly rows: readonly DeliveryRow[];
  /** The cards of the docks the rows lie in, by id. */
  readonly cards: Cards;
  readonly total: number;
}

interface ShownLate extends ShownDeliveries {
  readonly toReview: number;
  /** Of the day, those dealt with too. */
  readonly hours: readonly LateHour[];
}

/** The late orders the screen shows, at most 35, and what its title counts (DSP-712, DSP-713); undefined until read. */
export function useLateOrders(showReviewed: boolean) {
  const { db } = useSignedIn();
  const nowMs = useServerNow();
  const chosen = codesText(usePostalCodes()[0]);
  const [read] = useState(() => makeRowReader<DeliveryRow>());
  const [cardsOf] = useState(makeCardReader);
  return useListQuery(
    [lateList, docksList],
    async (index, docks): Promise<ShownLate> => {
      const filters = { showReviewed, nowMs, codes: codesIn(chosen).codes };
      const { ids, toReview, hours } = index ? selectLate(index, filters) : { ids: [], toReview: 0, hours: [] };
      const rows = index ? await read(db, index, ids.slice(0, lateCap)) : [];
      return { rows, cards: await cardsOf(db, docks, rows), total: ids.length, toReview, hours };
    },
    [showReviewed, nowMs, chosen],
  );
}

/** The orders to redeliver or to restock; a folded list reads its count alone. Undefined until read. */
export function useNotDelivered(isFolded: boolean) {
  const { db } = useSignedIn();
  const chosen = codesText(usePostalCodes()[0]);
  const [read] = useState(() => makeRowReader<DeliveryRow>());
  const [cardsOf] = useState(makeCardReader);
  return useListQuery(
    [notDeliveredList, docksList],
    async (index, docks): Promise<ShownDeliveries> => {
      const ids = index ? select(index, keepsPostalCode(index, codesIn(chosen).codes)) : [];
      const rows = index && !isFolded ? await read(db, index, ids) : [];
      return { rows, cards: await cardsOf(db, docks, rows), total: ids.length };
    },
    [isFolded, chosen],
  );
}

/** Reads the docks that rows lie in; unchanged ones stay the same objects. */
function makeCardReader() {
  const read = makeRowReader<DockCard>();
  return async (db: QuaiDb, docks: ListIndex | undefined, rows: readonly DeliveryRow[]): Promise<Cards> => {
    if (!docks) return new Map();
    const wanted = new Set(rows.map(({ dock }) => dock));
    const ids = select(docks, (at) => wanted.has(docks.ids[at]));
    return new Map((await read(db, docks, ids)).map((card) => [card.id, card]));
  };
}
