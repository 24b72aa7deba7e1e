import { type OrderOfCode, ordersElsewhere, ordersOfCode } from '../../../../db/queries/orders-of-code.ts';
import { recordKey, recordNames, recordState } from '../../../../db/queries/records.ts';
import { visibleRow } from '../../../../db/queries/rows.ts';
import { seenRows } from '../../../../db/queries/seen-rows.ts';
import { hasBoard } from '../../../../db/queries/sync.ts';
import type { Metas } from '../../../../domain/center/center.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { orderFilePath } from '../../../../domain/order/path.ts';
import type { ScannedCode } from '../../../../domain/scan/code.ts';
import { trolleysOfCode } from '../../../../domain/scan/printed.ts';
import { locationName, type Trolley, trolleyName, trolleysOf } from '../../../../domain/transit/trolley.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { go } from '../../../kit/router/router.tsx';
import { right, type ScanAnswer, type ScanHandler, type ScanHere, wrong } from '../../../kit/scan/scan-answer.ts';
import { scanTexts } from '../../../kit/scan/text.ts';
import { flash, focusOn } from '../../../ui/focus/focus-on.ts';

const over: ReadonlySet<string> = new Set(['received', 'undeliveredclient', 'canceled', 'restock', 'redestock']);

/** Whether an order still has its crates. */
export const isInHand = ({ order }: OrderOfCode): boolean => !over.has(order.status ?? '');

/** Crates are reused: of several orders with one, those still open. */
export function inHand(found: readonly OrderOfCode[]): readonly OrderOfCode[] {
  const open = found.filter(isInHand);
  return open.length > 0 ? open : found;
}

export const unknownText = ({ kind, text }: ScannedCode): string =>
  kind === 'crate' ? scanTexts.unknownCrate(text) : scanTexts.unknownOrder(text);

/** One crate, several orders: ambiguous. */
export const severalText = ({ text }: ScannedCode, found: readonly OrderOfCode[]): string =>
  scanTexts.severalOrders(
    text,
    joined(
      ', ',
      found.map(({ order }) => orderName(order)),
    ),
  );

/** The text for an order of another center on the device, else for an unknown one. */
export async function elsewhereText(code: ScannedCode, { db, center, centers }: ScanHere): Promise<string> {
  const [found] = inHand(await ordersElsewhere(db, center, code));
  if (!found) return unknownText(code);
  const name = centers.find(({ id }) => id === found.center)?.name ?? String(found.center);
  return scanTexts.ofCenter(orderName(found.order), name);
}

type ShowOrder = (order: Order, here: ScanHere) => Promise<ScanAnswer>;

/** OUR-028: the order that was scanned, as `show` shows it; text for a trolley. */
const orderScanned =
  (show: ShowOrder): ScanHandler =>
  async (code, here) => {
    if (!(await hasBoard(here.db, here.center))) return 'notReady';
    if (code.kind === 'trolley') return tellTrolley(code, here, show);
    const found = inHand(await ordersOfCode(here.db, here.center, code));
    const [only, ...others] = found;
    if (!only) return wrong(await elsewhereText(code, here));
    return others.length > 0 ? wrong(severalText(code, found)) : show(only.order, here);
  };

/** OUR-028: its place on the board, else its sheet. */
export const openOnBoard: ScanHandler = orderScanned(showOrder);

/** OUR-028: its row in the page, with the focus; elsewhere only what has no row here. */
export const openInPage: ScanHandler = orderScanned(async (order, here) => {
  const row = document.querySelector<HTMLElement>(`main [data-order="${order.id}"]`);
  if (!row) return showOrder(order, here);
  row.scrollIntoView({ block: 'center' });
  flash(row);
  focusOn(row.querySelector('a'));
  return right(scanTexts.inPage(orderName(order)));
});

/** OUR-028: in support, its sheet, whatever its center. */
export const openSheet: ScanHandler = async (code, here) => {
  if (code.kind === 'trolley') return tellTrolley(code, here, showOrder);
  const { db, center } = here;
  const ofCenter = await ordersOfCode(db, center, code);
  const found = inHand(ofCenter.length > 0 ? ofCenter : await ordersElsewhere(db, center, code));
  const [only, ...others] = found;
  if (!only) return null;
  return others.length > 0 ? wrong(severalText(code, found)) : openFile(only, here);
};

async function showOrder(order: Order, here: ScanHere): Promise<ScanAnswer> {
  const name = orderName(order);
  const listed = (await here.find(name)).some(({ kind, id }) => kind === 'order' && id === order.id);
  const center = here.centers.find(({ id }) => id === here.center);
  const place = listed ? here.placeOf('order', order.id, center) : null;
  if (place === null) return openFile({ center: here.center, order }, here);
  go(place);
  return right(scanTexts.opened(name));
}

async function openFile({ center, order }: OrderOfCode, { db, isOnline }: ScanHere): Promise<ScanAnswer> {
  const name = orderName(order);
  const held = await recordState(db, recordKey(recordNames.orderSheet, center, order.id), Date.now());
  if (!isOnline && held?.appliedAtMs == null) return wrong(scanTexts.offline(name));
  go(orderFilePath(order.id));
  return right(scanTexts.opened(name));
}

async function tellTrolley(code: ScannedCode, here: ScanHere, show: ShowOrder): Promise<ScanAnswer> {
  const { db, center } = here;
  const metas = await visibleRow(db, center, 'metas', center);
  const [trolley] = trolleysOfCode(code, trolleysOf(metas?.trolleys, center));
  if (!trolley) return wrong(scanTexts.unknownTrolley(code.text));
  const orders = (await seenRows(db, center, 'order')).filter(
    ({ trolley_id, additional_trolley_id }) => trolley_id === trolley.id || additional_trolley_id === trolley.id,
  );
  const [only, ...others] = orders;
  if (only && others.length === 0) return show(only, here);
  return right(scanTexts.trolley(trolleyName(trolley), placeOfTrolley(metas, trolley), orders.length));
}

function placeOfTrolley(metas: Metas | undefined, { current_location }: Trolley): string | null {
  const place = metas?.trolley_locations?.find(({ id }) => id === current_location);
  return place ? locationName(place) : null;
}
