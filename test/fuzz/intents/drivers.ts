import { type Intent, intend, type Screen } from './screen.ts';

type Intend = (screen: Screen) => Intent | undefined;
type Driver = NonNullable<ReturnType<typeof driverOf>>;

const driverOf = (screen: Screen, states: readonly string[]) =>
  screen.pickWhere('driver', ({ state }) => states.includes(String(state)));
const present = ['run', 'wait', 'noplan', 'returning'];
const vehicles = ['CAR', 'SELEC', 'BIKE'];

const who = (screen: Screen, { id, name }: Driver) => ({
  ...{ driverId: id, driverName: name ?? '', center: screen.center },
});

const start: Intend = (screen) => {
  const driver = driverOf(screen, ['plan', 'run_not_present']);
  return driver && intend('driver.start', { ...who(screen, driver), vehicle: screen.random.pick(vehicles) });
};

const stop: Intend = (screen) => {
  const driver = driverOf(screen, present);
  if (!driver) return undefined;
  const running = screen
    .rows('task')
    .filter((task) => task.delivery_man_id === driver.id && task.status === 'shipping')
    .map((task) => ({ taskId: task.id, orderId: task.linked_order, dockId: task.dock ?? null }));
  const unfinished = running.length > 0 ? screen.random.pick(['prepared', 'received']) : null;
  return intend('driver.stop', { ...who(screen, driver), unfinished, running });
};

const comeBack: Intend = (screen) => {
  const driver = driverOf(screen, present);
  return driver && intend('driver.return', who(screen, driver));
};

const changeVehicle: Intend = (screen) => {
  const driver = driverOf(screen, present);
  return driver && intend('driver.vehicle', { ...who(screen, driver), vehicle: screen.random.pick(vehicles) });
};

const setLaunchpad: Intend = (screen) => {
  const driver = screen.pick('driver');
  return driver && intend('driver.launchpad', { ...who(screen, driver), launchpad: screen.random.pick([1, 2]) ?? 1 });
};

const moveBags: Intend = (screen) => {
  const driver = screen.pick('driver');
  const operation = screen.random.pick(['debit', 'credit']);
  return driver && intend('driver.moveBags', { ...who(screen, driver), operation, bags: 2 });
};

const cost = {
  day: '2026-03-10',
  typeId: 1,
  amountCents: 250,
  minutes: null,
  comment: '',
  orderId: null,
  dockId: null,
};

const addExtraCost: Intend = (screen) => {
  const driver = screen.pick('driver');
  return driver && intend('extraCost.add', { ...who(screen, driver), ...cost });
};

/** A demand has the id of its driver, and so has the extra cost it led to. */
const decideDemand: Intend = (screen) => {
  const driver = screen.pick('driver');
  if (!driver) return undefined;
  const asked = { ...who(screen, driver), demandId: driver.id };
  const validated = { ...asked, ...cost, minutes: 10, logGroupId: null, logId: null };
  return screen.random.chance(0.5) ? intend('demand.validate', validated) : intend('demand.refuse', asked);
};

const deleteExtraCost: Intend = (screen) => {
  const driver = screen.pick('driver');
  return driver && intend('extraCost.delete', { ...who(screen, driver), extraCostId: driver.id });
};

const changeCenter: Intend = (screen) => {
  const driver = driverOf(screen, ['wait', 'plan']);
  const to = driver?.current_center_id === 9 ? 12 : 9;
  return driver && intend('driver.center', { ...who(screen, driver), to, toName: `Centre ${to}` });
};

const startActivity: Intend = (screen) => {
  const driver = screen.pickWhere('driver', ({ activity }) => !activity);
  return driver && intend('driver.startActivity', { ...who(screen, driver), note: 'Réunion' });
};

const stopActivity: Intend = (screen) => {
  const driver = screen.pickWhere('driver', ({ activity, processing }) => !!activity && !processing);
  return driver && intend('driver.stopActivity', who(screen, driver));
};

export const onDrivers: readonly (readonly [weight: number, intend: Intend])[] = [
  [2, start],
  [3, stop],
  [1, comeBack],
  [1, changeVehicle],
  [1, setLaunchpad],
  [3, moveBags],
  [1, addExtraCost],
  [2, decideDemand],
  [1, deleteExtraCost],
  [1, changeCenter],
  [2, startActivity],
  [4, stopActivity],
];
