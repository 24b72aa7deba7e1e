import * as z from 'zod/mini';
import { Id } from '../../../../domain/schema.ts';
import { deviceMemory, usersOwn } from '../../../ui/memory.ts';

/** An order that was opened here: its number alone, nothing of whoever ordered. */
const RecentOrder = z.object({ id: Id, atMs: z.number() });
export type RecentOrder = z.infer<typeof RecentOrder>;

const key = usersOwn.recentOrders;
const most = 8;

/** The orders whose sheets were opened on this device, the latest first. */
export function recentOrders(): readonly RecentOrder[] {
  try {
    return z.array(RecentOrder).parse(JSON.parse(deviceMemory.getItem(key) || '[]'));
  } catch {
    // Another build wrote it: the list begins anew.
    return [];
  }
}

/** The sheet of an order was opened; `nowMs` is the device's clock. */
export function noteRecentOrder(id: number, nowMs: number): void {
  const others = recentOrders().filter((opened) => opened.id !== id);
  deviceMemory.setItem(key, JSON.stringify([{ id, atMs: nowMs }, ...others].slice(0, most)));
}
