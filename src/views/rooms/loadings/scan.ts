import { ordersOfCode } from '../../../db/queries/orders-of-code.ts';
import { taskOfOrder } from '../../../db/queries/rows.ts';
import { hasBoard } from '../../../db/queries/sync.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { orderName } from '../../../domain/order/name.ts';
import { isToCheck } from '../../../domain/task/cross-dock.ts';
import { crateCheckWindow } from '../../concepts/dock/loading/window.ts';
import { elsewhereText, severalText } from '../../concepts/order/scan/open-scanned.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { right, type ScanHandler, type ScanHere, wrong } from '../../kit/scan/scan-answer.ts';
import { scanTexts } from '../../kit/scan/text.ts';
import { loadingsTexts } from './text.ts';

const { scanned } = loadingsTexts;

/** The round an order lies in, by its number; null for none. */
async function dockOf({ db, center }: ScanHere, orderId: number): Promise<string | null> {
  const task = await taskOfOrder(db, center, orderId);
  return task?.dock ? dockCode(task.dock) : null;
}

/** A scan opens the check of an order that goes to another center (OUR-027); its actions need the network (OUR-031). */
export const checkScanned: ScanHandler = async (code, here) => {
  if (code.kind === 'trolley') return wrong(scanned.trolley(code.text));
  // Before the rows: what is written between the two reads is in the rows.
  const isRead = await hasBoard(here.db, here.center);
  const found = await ordersOfCode(here.db, here.center, code);
  const toCheck = found.filter(({ order }) => isToCheck(order));
  const [only, ...others] = toCheck;
  if (!only) {
    const [other] = found;
    if (!other && !isRead) return 'notReady';
    if (!other) return wrong(await elsewhereText(code, here));
    return wrong(scanned.notToCheck(orderName(other.order), await dockOf(here, other.order.id)));
  }
  if (others.length > 0) return wrong(severalText(code, toCheck));
  const name = orderName(only.order);
  if (!here.isOnline) return wrong(scanTexts.offline(name));
  setQuery(crateCheckWindow.at({ orderId: only.order.id }));
  return right(scanned.check(name));
};
