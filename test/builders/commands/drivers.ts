import { moveBags } from '../../../src/domain/driver/commands/bags.ts';
import { returnDriver, startDriver, stopDriver } from '../../../src/domain/driver/commands/presence.ts';
import {
  changeCenter,
  changeVehicle,
  setLaunchpad,
  startActivity,
  stopActivity,
} from '../../../src/domain/driver/commands/settings.ts';
import { addExtraCost } from '../../../src/domain/extra-cost/commands/add.ts';
import { aDock, aDriver, anOrder, aTask, someMetas } from '../rows.ts';
import { aWorld, type World } from '../world.ts';
import { center, type Sample, sample } from './sample.ts';

type Fields = NonNullable<Parameters<typeof aDriver>[1]>;

const who = { driverId: 71, driverName: 'Ana', center };

/** Driver 71, who drives the tasks 1 and 2 of dock 7; task 3 of it is another's. */
const driver = (state: string, fields: Fields = {}): World =>
  aWorld()
    .with('driver', aDriver(71, { name: 'Ana', state, current_center_id: center, queue_position: 2, ...fields }))
    .with('order', ...[1, 2].map((id) => anOrder(id + 1000, { status: 'shipping' })))
    .with('task', ...[1, 2].map((id) => aTask(id, { dock: 7, dock_rank: id, status: 'shipping', delivery_man_id: 71 })))
    .with('dock', aDock(7, { tasks: [1, 2, 3], target_driver: 71 }));

const running = [1, 2].map((taskId) => ({ taskId, orderId: taskId + 1000, dockId: 7 }));

const start = sample(startDriver);
const stop = sample(stopDriver);

const settled = (world: World) =>
  world.with('metas', someMetas(center, { extracost_types: [{ id: 3, label: 'Détour' }] }));
const cost = {
  ...who,
  day: '2025-03-03',
  typeId: 3,
  amountCents: -550,
  comment: 'Pont fermé',
  orderId: null,
  dockId: null,
};

export const driverSamples: readonly Sample[] = [
  start('planned', driver('plan'), { ...who, vehicle: 'CAR' }),
  start('on the road already', driver('run_not_present'), { ...who, vehicle: 'BIKE' }),
  stop('without tasks', driver('wait'), { ...who, unfinished: null, running: [] }),
  stop('his orders prepared', driver('run'), { ...who, unfinished: 'prepared', running }),
  stop('his orders received', driver('run'), { ...who, unfinished: 'received', running }),
  sample(returnDriver)('from his round', driver('returning'), who),
  sample(changeVehicle)('waiting', driver('wait', { vehicle: 'CAR' }), { ...who, vehicle: 'SELEC' }),
  sample(setLaunchpad)('without a basket', driver('run'), { ...who, launchpad: 2 }),
  sample(changeCenter)('waiting', driver('wait'), { ...who, to: 12, toName: 'Lyon' }),
  sample(startActivity)('waiting', driver('wait'), { ...who, note: 'Réunion' }),
  sample(moveBags)('given back', driver('returning'), { ...who, operation: 'debit', bags: 3 }),
  sample(moveBags)('taken', driver('wait'), { ...who, operation: 'credit', bags: 2 }),
  sample(addExtraCost)('of an order', settled(driver('run')), { ...cost, minutes: null, orderId: 1001, dockId: 7 }),
  sample(addExtraCost)('in minutes', settled(driver('run')), { ...cost, amountCents: 213, minutes: 10 }),
  sample(stopActivity)('in one', driver('wait', { activity: 'Réunion' }), who),
];
