import { visibleRow } from '../../../db/queries/rows.ts';
import type { Order } from '../../../domain/order/order.ts';
import { isDriverCertain, type RoundOfRecipient, smsFactsOf } from '../../../domain/sms-text/facts.ts';
import type { SmsFacts } from '../../../domain/sms-text/fill.ts';
import { slotEndMs, slotStartMs } from '../../../domain/task/slot.ts';
import type { Task } from '../../../domain/task/task.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useMetas } from '../../kit/queries/use-metas.ts';
import { useScope } from '../../kit/scope/scope.ts';

interface Subject {
  readonly order: Order;
  readonly task: Task;
}

/** The fields of a text about an order with a credit, as the device knows them; undefined until read (OUR-219). */
export function useSmsFacts({ order, task }: Subject, cents: number | null): SmsFacts | undefined {
  const nowMs = useServerNow();
  const center = useScope();
  const metas = useMetas();
  const round = useRound(task.dock ?? null);
  if (metas === undefined || round === undefined) return undefined;
  return smsFactsOf(
    {
      delivery: { date_received: task.date_received, eta: task.eta, status: task.status, orderStatus: order.status },
      slot: { startMs: slotStartMs(task, order), endMs: slotEndMs(task, order) },
      firstName: task.client?.first_name,
      randomId: order.random_id,
      center: metas?.centers?.find(({ id }) => id === center) ?? null,
      ...{ round, cents },
    },
    nowMs,
  );
}

/** The round of an order; null for none, undefined until read. */
function useRound(dockId: number | null): RoundOfRecipient | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(async () => {
    if (dockId === null) return null;
    const dock = await visibleRow(db, center, 'dock', dockId);
    // Nothing on this device says who drives it.
    if (!dock) return { isDriverCertain: true, driverName: null };
    const driver = dock.target_driver ? await visibleRow(db, center, 'driver', dock.target_driver) : undefined;
    return { isDriverCertain: isDriverCertain(dock), driverName: driver?.name };
  }, [db, center, dockId]);
}
