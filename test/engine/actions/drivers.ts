import type { RequestSpec } from '../../../src/domain/command.ts';
import { place } from '../server-changes.ts';
import { type Truth, type TruthDriver, wireDriver } from '../server-rows.ts';
import { setStatus } from './orders.ts';
import { conflictOfDriver, done, isRecord, notFound, type Outcome } from './outcome.ts';

type Body = Readonly<Record<string, unknown>>;
/** False if his state forbids. */
type Act = (truth: Truth, driver: TruthDriver, body: Body) => boolean;

const isPresent = ({ state }: TruthDriver) => ['run', 'wait', 'noplan', 'returning'].includes(state);

/** DSP-621, DSP-622. */
const start: Act = (_, driver, { vehicle }) => {
  if (driver.state !== 'plan' && driver.state !== 'run_not_present') return false;
  driver.state = driver.state === 'run_not_present' ? 'run' : 'wait';
  driver.vehicle = String(vehicle);
  return true;
};

/** DSP-626 to DSP-629. */
const stop: Act = (truth, driver, { unfinished_new_status: status }) => {
  if (!isPresent(driver)) return false;
  for (const task of truth.tasks.values()) {
    const order = truth.orders.get(task.order);
    if (task.delivery_man_id !== driver.id || task.status !== 'shipping' || !order) continue;
    setStatus(truth, order, status === 'received' ? 'received' : 'prepared');
    if (status === 'received') continue;
    place(truth, task.id, null, null);
    Object.assign(task, { delivery_man_id: null, group_uniq_id: null });
  }
  Object.assign(driver, { state: 'plan', queue_position: null, current_presence_start: null });
  return true;
};

/** DSP-631. */
const comeBack: Act = (_, driver) => {
  if (!isPresent(driver) || driver.is_back) return false;
  Object.assign(driver, { is_back: true, state: 'wait' });
  return true;
};

/** DSP-623, DSP-625. */
const changeVehicle: Act = (_, driver, { vehicle }) => {
  if (!isPresent(driver)) return false;
  driver.vehicle = String(vehicle);
  return true;
};

/** DSP-555, API-108. */
function patchDriver(driver: TruthDriver, { launchpad }: Body): Outcome {
  driver.launchpad = Number(launchpad);
  return done(wireDriver(driver));
}

/** DSP-624. */
const changeCenter: Act = (_, driver, { center_id: center }) => {
  if ((driver.state !== 'wait' && driver.state !== 'plan') || center === driver.current_center_id) return false;
  driver.current_center_id = Number(center);
  return true;
};

/** DSP-632. */
const startActivity: Act = (_, driver, { note }) => {
  if (!isPresent(driver) || driver.activity) return false;
  driver.activity = String(note);
  return true;
};

const services: Readonly<Record<string, Act>> = {
  start,
  stop,
  process_return: comeBack,
  vehicle: changeVehicle,
  change_center: changeCenter,
  start_activity: startActivity,
};

/** Answers with ids it touched: his docks, and the tasks he drives (DSP-633). */
function stopActivity(truth: Truth, driver: TruthDriver): Outcome {
  if (!driver.activity) return conflictOfDriver(truth, driver.id);
  driver.activity = null;
  const docks = [...truth.docks.values()].filter((dock) => dock.target_driver === driver.id && !dock.hidden);
  const tasks = [...truth.tasks.values()].filter((task) => task.delivery_man_id === driver.id);
  return done({ dock_ids: docks.map(({ id }) => id), shipping_task_ids: tasks.map(({ id }) => id) });
}

/** DSP-905: an answer of its own, which is no driver. */
function moveBags(truth: Truth, body: Body): Outcome {
  const driver = truth.drivers.get(Number(body.driver));
  if (!driver) return notFound;
  return driver.processing ? conflictOfDriver(truth, driver.id) : done({ id: truth.revision, ...body });
}

/** Calls about drivers (section 17 of dispatch.md); null for any other call. */
export function actOnDrivers(truth: Truth, { path, body }: RequestSpec): Outcome | null {
  const [, id, service = ''] = /^\/drivers\/(\d+)\/(?:(\w+)\/)?$/.exec(path) ?? [];
  if (path === '/driver-statements/') return moveBags(truth, isRecord(body) ? body : {});
  if (id === undefined) return null;
  const driver = truth.drivers.get(Number(id));
  if (!driver) return notFound;
  if (driver.processing) return conflictOfDriver(truth, driver.id);
  if (service === '') return patchDriver(driver, isRecord(body) ? body : {});
  if (service === 'stop_activity') return stopActivity(truth, driver);
  const act = services[service];
  if (!act) return null;
  return act(truth, driver, isRecord(body) ? body : {}) ? done(wireDriver(driver)) : conflictOfDriver(truth, driver.id);
}
