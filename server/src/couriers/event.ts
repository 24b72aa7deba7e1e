import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { cancelling, isJobOver } from '../../../src/domain/courier/job-rules.ts';
import type { Provider } from '../../../src/domain/courier/provider.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { whyNotOver } from '../../../src/domain/dock/over.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { type Refusal, refuse } from '../../../src/domain/result.ts';
import { type Patch, patch, type Reader } from '../../../src/domain/rows.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { latenessFlags } from '../world/orders/lateness.ts';
import { returnMs } from '../world/road/trip.ts';
import { hasLeft, isAside } from '../world/rounds/task-status.ts';
import { jobIn, setJob } from './jobs-of.ts';
import type { JobEvent } from './provider.ts';

/** The courier has the bags: they are on the road. */
const onTheRoad: Readonly<Record<Provider, string>> = { STUART: 'delivering', UBER_DIRECT: 'pickup_complete' };
const delivered: Readonly<Record<Provider, string>> = { STUART: 'finished', UBER_DIRECT: 'delivered' };

interface Stop {
  readonly task: Task;
  readonly order: Order;
}

/**
 * The patches for an event of a job. The courier takes the bags only when they are ready: otherwise the refusal asks
 * the provider to repeat the event later. A dock that was closed or given to another job meanwhile stays as it is.
 */
export function eventPatches(
  provider: Provider,
  dock: Dock,
  { job, set, deliveryStatus, eta }: JobEvent,
  rows: Reader,
  nowMs: number,
): readonly Patch[] | Refusal<'notReady'> {
  const before = jobIn(dock.external_shipping_jobs, job);
  if (!before) return [];
  const told = setJob(dock, job, merged(provider, before, set), rows);
  if (whyNotOver(dock) || dock.external_shipping_jobs?.at(-1)?.id !== job) return told;
  const stops = stopsOf(dock, rows);
  const onTasks = stops.flatMap(({ task }) => patch('task', task, { external_job_delivery_status: deliveryStatus }));
  if (set.status === onTheRoad[provider] && !dock.gone_at) {
    if (stops.length === 0 || !stops.every(isReady)) return refuse('notReady');
    return joined([...told, ...onTasks, ...leaving(dock, stops, eta, nowMs)]);
  }
  const isDelivered = set.status === delivered[provider] && !set.cancel_reason;
  return joined([...told, ...onTasks, ...(isDelivered && dock.gone_at ? arriving(dock, stops, nowMs) : [])]);
}

/** The event's fields; a job being cancelled stays so until its provider ends it, or its courier has the bags. */
function merged(provider: Provider, before: ExternalJob, set: ExternalJob): ExternalJob {
  const said = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined && value !== null));
  const ends = isJobOver(provider, set) || set.status === onTheRoad[provider];
  return before.status === cancelling && !ends ? { ...said, status: cancelling, pickup_at: null } : said;
}

const isDealtWith = ({ order }: Stop) => hasLeft(order.status ?? '') || isAside(order.status ?? '');
const isFinished = ({ order }: Stop) => order.status === 'prepared';
const isReady = (stop: Stop) => !stop.task.is_moving && (isFinished(stop) || isDealtWith(stop));

function leaving(dock: Dock, stops: readonly Stop[], eta: string | null, nowMs: number): Patch[] {
  const at = new Date(nowMs).toISOString();
  const onRoad = stops.filter(isFinished);
  return [
    ...patch('dock', dock, {
      locked_at: dock.locked_at ?? at,
      gone_at: at,
      departure: at,
      eta: eta ?? new Date(returnMs(nowMs, stops.length)).toISOString(),
      time_take_bags: null,
      // DSP-401: gone docks are loaded, or ready to load when never loaded.
      current_status: dock.loaded_at ? 'loaded' : 'ready_to_load',
    }),
    ...onRoad.flatMap(({ task, order }) => [
      ...patch('task', task, { status: 'shipping', eta, delivery_man_id: null }),
      ...patch('order', order, {
        ...{ status: 'shipping', transit_area: null, transit_area_current: null, transit_area_type: null },
      }),
    ]),
  ];
}

function arriving(dock: Dock, stops: readonly Stop[], nowMs: number): Patch[] {
  const at = new Date(nowMs).toISOString();
  const received = { status: 'received', date_received: at };
  return [
    ...patch('dock', dock, { finished_at: at, closed_at: at, current_status: 'closed', status: 'closed', eta: null }),
    ...stops
      .filter(({ order }) => order.status === 'shipping')
      .flatMap(({ task, order }) => [
        ...patch('task', task, { ...received, ...latenessFlags({ ...task, ...received }, nowMs) }),
        ...patch('order', order, { status: 'received' }),
      ]),
  ];
}

const stopsOf = (dock: Dock, rows: Reader): Stop[] =>
  (dock.tasks ?? []).flatMap((id) => {
    const task = rows.get('task', id);
    const order = rows.get('order', task?.linked_order);
    return task && order ? [{ task, order }] : [];
  });

/** One patch per row, so that each is written once. */
function joined(patches: readonly Patch[]): Patch[] {
  const byKey = new Map<string, Patch>();
  for (const it of patches) {
    const key = `${it.kind}:${it.id}`;
    const before = byKey.get(key);
    byKey.set(key, before ? ({ ...it, set: { ...before.set, ...it.set } } as Patch) : it);
  }
  return [...byKey.values()];
}
