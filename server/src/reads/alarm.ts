import { desc } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { maybe } from '../../../src/domain/schema.ts';
import { isId } from '../db/ids.ts';
import { orders } from '../db/schema/day.ts';
import { SentInstant } from '../http/bounds.ts';
import { textId } from '../http/input.ts';
import { read } from './read.ts';

/**
 * The newest order of a center, and whether it is newer than the caller's last one; a caller without one learns where
 * to begin (DSP-164, API-151). Ids ascend in the order in which orders come.
 */
export const loadAlarm = read({
  path: '/load_alarm/',
  summary: 'La dernière commande du centre, et si elle est nouvelle',
  permission: 'flow',
  answers: 'Alarm',
  input: z.object({
    center: textId(CenterId),
    last_order_id: maybe(textId(z.int().check(z.nonnegative()))),
    last_ts: maybe(SentInstant),
  }),
  answer: async ({ center, last_order_id }, { db }, { nowMs }) => {
    const [newest] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(isId(orders.center_id, center))
      .orderBy(desc(orders.id))
      .limit(1);
    return {
      last_order_id: newest?.id ?? null,
      last_ts: new Date(nowMs).toISOString(),
      has_new: newest !== undefined && last_order_id != null && newest.id > last_order_id,
    };
  },
});
