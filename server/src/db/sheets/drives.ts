import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { OrderSheet } from '../../../../src/domain/order/sheet/sheet.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import type { Db } from '../connection/open.ts';
import { readDocks, readTaskOf } from '../read.ts';

type Drives = NonNullable<OrderSheet['driver_logs']>;

/**
 * The drives of an order: those of its sheet, the present or latest of them by the driver whom its task names, so that
 * board and sheet name the same one (SUP-207, DSP-764).
 */
export async function readDrives(db: Db, order: OrderId, recorded: Drives): Promise<Drives> {
  const task = await readTaskOf(db, order);
  if (!task?.last_driver_name) return recorded;
  const [dock] = task.dock ? await readDocks(db, { ids: [task.dock] }) : [];
  const latest = recorded.at(-1);
  const leftMs = msOf(dock?.gone_at);
  const isAnother = leftMs !== null && (msOf(latest?.ended_at) ?? Number.POSITIVE_INFINITY) < leftMs;
  const started_at = dock?.gone_at ?? latest?.started_at;
  if (!started_at) return recorded;
  const ended_at = task.date_received ?? (task.status === 'shipping' ? null : (latest?.ended_at ?? null));
  const drive = { driver_name: task.last_driver_name, started_at, ended_at };
  return [...(isAnother ? recorded : recorded.slice(0, -1)), drive];
}
