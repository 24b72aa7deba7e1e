import {
  dockOf,
  driverOf,
  type Fields,
  list,
  type RowFields,
  type Rows,
  record,
  tasksWithout,
  type Word,
  type Words,
} from './word.ts';

const isPresent = ({ state }: Fields) => ['run', 'wait', 'noplan', 'returning'].includes(String(state));
const mayStart = ({ state }: Fields) => state === 'plan' || state === 'run_not_present';

function onDriver(word: {
  shows: (said: Fields, driver: Fields, rows: Rows) => readonly RowFields[];
  isTrue: (said: Fields, driver: Fields) => boolean;
  isAllowed: (said: Fields, driver: Fields) => boolean;
}): Word {
  const of = (said: Fields, rows: Rows) => driverOf(rows, said.driverId);
  return {
    shows: (said, rows) => {
      const driver = of(said, rows);
      return driver ? word.shows(said, driver, rows) : [];
    },
    isTrue: (said, rows) => {
      const driver = of(said, rows);
      return driver !== undefined && word.isTrue(said, driver);
    },
    isAllowed: (said, rows) => {
      const driver = of(said, rows);
      return driver !== undefined && word.isAllowed(said, driver);
    },
  };
}

const own = ({ driverId }: Fields, fields: Fields): RowFields => ({ key: `driver:${driverId}`, fields });

const start = onDriver({
  shows: (said, driver) => {
    const state = driver.state === 'run_not_present' ? 'run' : 'wait';
    return [own(said, { ...(mayStart(driver) ? { state } : {}), vehicle: said.vehicle })];
  },
  isTrue: (said, driver) => !mayStart(driver) && driver.vehicle === said.vehicle,
  isAllowed: (_, driver) => mayStart(driver),
});

/** His orders go back to the list, or are delivered where they are. */
function showsUnfinished(said: Fields, rows: Rows): RowFields[] {
  const running = list(said.running).map(record);
  const isBack = said.unfinished === 'prepared';
  const ids = running.map(({ taskId }) => taskId);
  const back = { delivery_man_id: null, group_uniq_id: null, dock: null, dock_rank: null };
  const docks = isBack ? [...new Set(running.map(({ dockId }) => dockId))] : [];
  return [
    ...running.map(({ orderId }) => ({ key: `order:${orderId}`, fields: { status: said.unfinished } })),
    ...ids.map((id) => ({ key: `task:${id}`, fields: isBack ? { status: 'todo', ...back } : { status: 'received' } })),
    ...docks.map((id) => ({ key: `dock:${id}`, fields: { tasks: tasksWithout(dockOf(rows, id), ids) } })),
  ];
}

const stop = onDriver({
  shows: (said, _, rows) => [
    own(said, { state: 'plan', queue_position: null, current_presence_start: null }),
    ...(said.unfinished === null ? [] : showsUnfinished(said, rows)),
  ],
  isTrue: (_, driver) => !isPresent(driver),
  isAllowed: (_, driver) => isPresent(driver),
});

const comeBack = onDriver({
  shows: (said) => [own(said, { is_back: true, state: 'wait' })],
  isTrue: (_, driver) => driver.is_back === true,
  isAllowed: (_, driver) => !driver.is_back && isPresent(driver),
});

const vehicle = onDriver({
  shows: (said) => [own(said, { vehicle: said.vehicle })],
  isTrue: (said, driver) => driver.vehicle === said.vehicle,
  isAllowed: (_, driver) => isPresent(driver),
});

const launchpad = onDriver({
  shows: (said) => [own(said, { launchpad: said.launchpad })],
  isTrue: (said, driver) => (driver.launchpad ?? 1) === said.launchpad,
  isAllowed: () => true,
});

/** No row has bags, deposits, nor extra costs. */
const moveBags = onDriver({ shows: () => [], isTrue: () => false, isAllowed: () => true });

/** A list of demands is looked at without the rows of their drivers. */
const onNoRow: Word = { shows: () => [], isTrue: () => false, isAllowed: () => true };

const center = onDriver({
  shows: (said) => [own(said, { current_center_id: said.to })],
  isTrue: (said, driver) => driver.current_center_id === said.to,
  isAllowed: (_, driver) => driver.state === 'wait' || driver.state === 'plan',
});

const startActivity = onDriver({
  shows: (said) => [own(said, { activity: said.note })],
  isTrue: (said, driver) => driver.activity === said.note,
  isAllowed: (_, driver) => !driver.activity && isPresent(driver),
});

const stopActivity = onDriver({
  shows: (said) => [own(said, { activity: null })],
  isTrue: (_, driver) => !driver.activity,
  isAllowed: (_, driver) => !!driver.activity,
});

export const driverWords: Words = {
  'driver.start': start,
  'driver.stop': stop,
  'driver.return': comeBack,
  'driver.vehicle': vehicle,
  'driver.launchpad': launchpad,
  'driver.moveBags': moveBags,
  'deposit.return': moveBags,
  'deposit.receive': moveBags,
  'deposit.handBack': moveBags,
  'deposit.handBackOrder': moveBags,
  'deposit.cancelReturn': moveBags,
  'deposit.cancelReceipt': moveBags,
  'extraCost.add': moveBags,
  'extraCost.delete': onNoRow,
  'demand.validate': onNoRow,
  'demand.refuse': onNoRow,
  'driver.center': center,
  'driver.startActivity': startActivity,
  'driver.stopActivity': stopActivity,
};
