import type { DockCard, DriverRow, TaskRow } from '../../db/view-rows/dispatch.ts';
import { dockCode } from '../../domain/dock/text.ts';
import { driverStateLabel } from '../../domain/driver/state.ts';
import { orderName } from '../../domain/order/name.ts';
import type { Searchable } from '../../domain/search/searchable.ts';

const said = (...texts: readonly (string | null | undefined)[]) => texts.filter((text) => text != null && text !== '');

export const orderOf = (row: TaskRow): Searchable => ({
  kind: 'order',
  id: row.orderId,
  name: orderName(row),
  about: said(row.clientName, row.address) as string[],
  keys: [String(row.orderId)],
});

/** Search entries of a round and of the orders in it. */
export const roundOf = (card: DockCard): Searchable[] => [
  {
    kind: 'dock',
    id: card.id,
    name: dockCode(card.id),
    about: said(card.name, card.driverName) as string[],
    keys: [String(card.id)],
  },
  ...card.tasks.map(orderOf),
];

export const driverOf = (row: DriverRow): Searchable => ({
  kind: 'driver',
  id: row.id,
  name: row.name ?? String(row.id),
  about: said(driverStateLabel(row.state)) as string[],
  keys: [],
});
