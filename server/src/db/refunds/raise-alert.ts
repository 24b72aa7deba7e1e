import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { euroText } from '../../../../src/domain/money/money.ts';
import { orderName } from '../../../../src/domain/order/name.ts';
import { orderPath } from '../../../../src/domain/order/path.ts';
import { paymentTexts as texts } from '../../payments/text.ts';
import type { Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { takeIds } from '../new-ids.ts';
import { orders } from '../schema/day.ts';
import { insertRows, lockCenter, writePatches } from '../write.ts';
import type { Part } from './parts.ts';

/** The center of an order, locked, before any of its parts is: whoever decides on one locks in the same sequence. */
export async function lockCenterOf(tx: Tx, { order }: Pick<Part, 'order'>) {
  const [found] = await tx
    .select({ center: orders.center_id, random_id: orders.random_id })
    .from(orders)
    .where(isId(orders.id, order));
  const center = CenterId.safeParse(found?.center).data;
  const revision = center === undefined ? null : await lockCenter(tx, center);
  if (center === undefined || revision === null) return null;
  return { center, revision, name: orderName({ orderId: order, randomId: found?.random_id }) };
}

export type LockedCenter = Awaited<ReturnType<typeof lockCenterOf>>;

/** What went wrong with a part once it was told over, or with the payment of an order. */
export type Trouble = 'failedLater' | 'contradicted' | 'disputed' | 'canceledRefused';

/** An alert in the center of the order, with its link: nobody has told the customer (SUP-378). */
export async function raiseAlert(
  tx: Tx,
  locked: LockedCenter,
  part: Pick<Part, 'order' | 'cents'>,
  trouble: Trouble,
  nowMs: number,
) {
  if (!locked) return;
  const { center, revision, name } = locked;
  const [id] = await takeIds(tx, 'alert', 1);
  if (id === undefined) return;
  const label = texts.alerts[trouble](euroText(part.cents / 100), name);
  const row = { id, label, link: orderPath(part.order), type: null, is_read: false };
  const created_at = new Date(nowMs).toISOString();
  await insertRows(tx, revision + 1, [{ kind: 'alert', center, row: { ...row, created_at } }]);
  await writePatches(tx, center, revision + 1, []);
}
