import { setLate } from '../engine/actions/late-orders.ts';
import { setStatus } from '../engine/actions/orders.ts';
import type { Random } from '../engine/random.ts';
import { place, wholeTask } from '../engine/server-changes.ts';
import type { Truth, TruthJob } from '../engine/server-rows.ts';
import { colleague } from './colleague.ts';

type Edits = readonly (readonly [weight: number, edit: () => void])[];

/** Somebody else's change on the server, to rows of any action. */
export function colleagues(truth: Truth, random: Random, nowMs: number, base: number): void {
  random.weighted<() => void>([
    [10, () => colleague(truth, random, nowMs, base)],
    [10, () => random.weighted(onDocks(truth, random, nowMs))?.()],
    [6, () => random.weighted(onDrivers(truth, random))?.()],
    [8, () => random.weighted(onOrders(truth, random, nowMs))?.()],
    [6, () => answer(truth, random)],
    [1, () => onAlerts(truth, random, base)],
  ])?.();
  for (const dock of truth.docks.values()) dock.status = dock.current_status;
  for (const [id, task] of truth.tasks) truth.tasks.set(id, Object.assign(task, { ...wholeTask, ...task }));
}

function onDocks(truth: Truth, random: Random, nowMs: number): Edits {
  const dock = random.pick([...truth.docks.values()].filter((it) => !it.hidden));
  const at = new Date(nowMs).toISOString();
  const set = (fields: Partial<typeof dock>) => () => dock && Object.assign(dock, fields);
  const driver = random.pick([null, ...truth.drivers.values()]);
  return [
    [
      4,
      set({
        accepted_by_driver: random.pick([null, true, false]) ?? null,
        driver_answer: random.pick([null, 1, 2]) ?? null,
      }),
    ],
    [2, set({ locked_at: at, time_take_bags: at })],
    [2, set({ current_status: 'loaded', loaded_at: at, load_info: { started_at: at, user_name: 'Ana' } })],
    [2, set({ current_status: 'draft', loaded_at: null, load_info: null, defined_at: null, locked_at: null })],
    [2, set({ current_status: 'moving' })],
    [2, set({ defined_at: dock?.defined_at ? null : at, current_status: 'defined' })],
    [1, set({ gone_at: dock?.gone_at ? null : at })],
    [2, set({ target_driver: driver?.id ?? null, target_name: driver?.name ?? null })],
    [1, set({ target_vehicle: random.pick(['CAR', 'SELEC', null]) ?? null })],
    [1, set({ name: 'Nord', launchpad: 1 })],
    [2, set({ external_shipping_jobs: furtherOn(dock?.external_shipping_jobs, random, at) })],
    [1, () => empty(truth, dock?.id)],
  ];
}

const jobStatuses = ['picking', 'delivering', 'finished', 'canceled', 'returned', 'expired'];

/** A courier calls back: how far the latest job is. */
function furtherOn(jobs: readonly TruthJob[] = [], random: Random, at: string): readonly TruthJob[] {
  const job = jobs.at(-1);
  return job ? [...jobs.slice(0, -1), { ...job, status: random.pick(jobStatuses) ?? 'picking', pickup_at: at }] : jobs;
}

/** A driver answers to the round he was given, or takes his answer back. */
function answer({ docks }: Truth, random: Random): void {
  const dock = random.pick([...docks.values()].filter((it) => it.locked_at !== null));
  if (dock) dock.accepted_by_driver = dock.accepted_by_driver === null ? random.chance(0.5) : null;
}

function empty(truth: Truth, dockId: number | undefined): void {
  for (const id of [...(truth.docks.get(dockId ?? 0)?.tasks ?? [])]) place(truth, id, null, null);
}

const offered = ['paid', 'prep', 'prepared', 'blocked', 'canceled', 'undeliveredclient', 'undeliveredclient'];

const states = ['plan', 'noplan', 'wait', 'wait', 'run', 'run_not_present', 'returning'];

function onDrivers({ drivers }: Truth, random: Random): Edits {
  const driver = random.pick([...drivers.values()]);
  const set = (fields: Partial<typeof driver>) => () => driver && Object.assign(driver, fields);
  return [
    [5, set({ state: random.pick(states) ?? 'wait' })],
    [2, set({ is_back: !driver?.is_back })],
    [2, set({ activity: driver?.activity ? null : 'Pause' })],
    [1, set({ vehicle: random.pick(['CAR', 'SELEC']) ?? 'CAR' })],
    [1, set({ processing: !driver?.processing })],
    [1, set({ daily_refusals_limit_exceeded: !driver?.daily_refusals_limit_exceeded })],
    [1, set({ launchpad: driver?.launchpad === 2 ? 1 : 2 })],
    [1, set({ queue_position: random.int(1, 3) })],
  ];
}

const toReview = { credit: 5, recredit_shipping_fee: false, sms_template_id: 14, needs_review: true, sent_at: null };

function onOrders(truth: Truth, random: Random, nowMs: number): Edits {
  const task = random.pick([...truth.tasks.values()]);
  const order = truth.orders.get(task?.order ?? 0);
  const driver = random.pick([...truth.drivers.values()]);
  const from = random.pick([null, ...truth.docks.keys()]) ?? null;
  return [
    [4, () => order && setStatus(truth, order, random.pick(offered) ?? '')],
    [
      4,
      () => {
        if (!order || !task) return;
        setStatus(truth, order, 'shipping');
        task.delivery_man_id = driver?.id ?? null;
      },
    ],
    [
      3,
      () =>
        order &&
        setLate(truth, order, random.pick([toReview, { ...toReview, sent_at: new Date(nowMs).toISOString() }]) ?? null),
    ],
    [1, () => order && Object.assign(order, { flagged_orders: random.pick([[], [{ flag_id: 1 }], [{ flag_id: 3 }]]) })],
    [3, () => task && Object.assign(task, { is_moving: !task.is_moving, from_dock_id: task.is_moving ? null : from })],
  ];
}

function onAlerts({ alerts, notifications, revision }: Truth, random: Random, base: number): void {
  const rows = random.chance(0.5) ? alerts : notifications;
  const alert = random.pick([...rows.values()]);
  if (alert && random.chance(0.6)) alert.is_read = !alert.is_read;
  else if (alert && rows.size > 1) rows.delete(alert.id);
  else {
    const id = base + (rows === alerts ? 10_000 : 20_000) + revision;
    rows.set(id, { id, label: 'Nouvelle', is_read: false });
  }
}
