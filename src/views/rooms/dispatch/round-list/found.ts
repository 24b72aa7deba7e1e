import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { dockCode, dockStatusLabel } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { makeSearch } from '../../../../domain/search/contains.ts';

/** The rounds with what was typed in their number, driver or state, or in an order, client, postal code or state of a stop. */
export function found(cards: readonly DockCard[], typed: string): readonly DockCard[] {
  const has = makeSearch(typed);
  return cards.filter((card) => wordsOf(card).some(has));
}

const wordsOf = (card: DockCard): readonly (string | null)[] => [
  dockCode(card.id),
  card.name ?? null,
  card.driverName,
  card.current_status ? dockStatusLabel(card.current_status) : null,
  ...card.tasks.flatMap((task) => [
    orderName(task),
    task.clientName,
    task.postalCode,
    task.orderStatus ? orderStatusLabel(task.orderStatus) : null,
  ]),
];
