import { ordersOfCode } from '../../../db/queries/orders-of-code.ts';
import { hasBoard } from '../../../db/queries/sync.ts';
import { orderName } from '../../../domain/order/name.ts';
import { isToCheck } from '../../../domain/task/cross-dock.ts';
import { crateCheckWindow } from '../../concepts/dock/loading/window.ts';
import { elsewhereText, severalText } from '../../concepts/order/scan/open-scanned.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { right, type ScanHandler, wrong } from '../../kit/scan/scan-answer.ts';
import { scanTexts } from '../../kit/scan/text.ts';
import { loadingsTexts } from './text.ts';

const { scanned } = loadingsTexts;

/** A scan opens the check of an order that goes to another center (OUR-027); its actions need the network (OUR-031). */
export const checkScanned: ScanHandler = async (code, here) => {
  if (code.kind === 'trolley') return wrong(scanned.trolley(code.text));
  const found = await ordersOfCode(here.db, here.center, code);
  const toCheck = found.filter(({ order }) => isToCheck(order));
  const [only, ...others] = toCheck;
  if (!only) {
    const [other] = found;
    if (!other && !(await hasBoard(here.db, here.center))) return 'notReady';
    return wrong(other ? scanned.notToCheck(orderName(other.order)) : await elsewhereText(code, here));
  }
  if (others.length > 0) return wrong(severalText(code, toCheck));
  const name = orderName(only.order);
  if (!here.isOnline) return wrong(scanTexts.offline(name));
  setQuery(crateCheckWindow.at({ orderId: only.order.id }));
  return right(scanned.check(name));
};
