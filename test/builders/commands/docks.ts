import { assignDock } from '../../../src/domain/dock/commands/assign.ts';
import { closeDock, deleteDock } from '../../../src/domain/dock/commands/close.ts';
import { loadCrossDock } from '../../../src/domain/dock/commands/cross-dock.ts';
import { defineDock, undefineDock } from '../../../src/domain/dock/commands/define.ts';
import { editDock } from '../../../src/domain/dock/commands/edit.ts';
import { extractTasks } from '../../../src/domain/dock/commands/extract.ts';
import { markDock } from '../../../src/domain/dock/commands/mark.ts';
import { moveDockOnto } from '../../../src/domain/dock/commands/move-onto.ts';
import { switchToReadyToLoad } from '../../../src/domain/dock/commands/ready-to-load.ts';
import { reorderDock } from '../../../src/domain/dock/commands/reorder.ts';
import { setDockStatus } from '../../../src/domain/dock/commands/status.ts';
import { switchDrivers } from '../../../src/domain/dock/commands/switch-drivers.ts';
import { unlockDock } from '../../../src/domain/dock/commands/unlock.ts';
import { aDock, aDriver, anOrder, aTask } from '../rows.ts';
import { aWorld, type World } from '../world.ts';
import { noon, noonMs, type Sample, sample, thisMorning } from './sample.ts';

type Fields = NonNullable<Parameters<typeof aDock>[1]>;

/** Dock 7 with the prepared tasks 1 and 2, for driver 71; drivers 71 and 72 wait. */
const dock = (fields: Fields = {}): World =>
  aWorld()
    .with('dock', aDock(7, { ...theirs, tasks: [1, 2], created_at: thisMorning, ...fields }))
    .with('task', ...[1, 2].map((id) => aTask(id, { dock: 7, dock_rank: id, status: 'todo' })))
    .with('order', ...[1, 2].map((id) => anOrder(id + 1000)))
    .with('driver', aDriver(71, { name: 'Ana', state: 'wait' }), aDriver(72, { name: 'Bruno', state: 'wait' }));

const theirs = { dock_type: 'DRIVER_SOFT', current_status: 'draft', target_driver: 71, target_name: 'Ana' };
const another = aDock(8, { dock_type: 'DRIVER_HARD', tasks: [3], target_driver: 72, target_name: 'Bruno' });
const seen = { dockId: 7, taskIds: [1, 2], accepted: null };
const loaded = { current_status: 'loaded', loaded_at: noon, defined_at: noon };

const status = sample(setDockStatus);
const undefine = sample(undefineDock);
const ready = sample(switchToReadyToLoad);
const edit = sample(editDock);
const mark = sample(markDock);
const onto = sample(moveDockOnto);
const unlocked = sample(unlockDock);

export const dockSamples: readonly Sample[] = [
  status('validated', dock(), { dockId: 7, status: 'moving', atMs: noonMs }),
  status('invalidated', dock({ current_status: 'moving' }), { dockId: 7, status: 'draft', atMs: noonMs }),
  sample(defineDock)('with prepared tasks', dock(), { dockId: 7, taskIds: [1, 2], at: noon }),
  undefine('loaded', dock({ ...loaded, tasks: [] }), { dockId: 7 }),
  undefine('loaded by its status alone', dock({ current_status: 'loaded', tasks: [] }), { dockId: 7 }),
  ready('for a car', dock({ current_status: 'moving' }), { ...seen, vehicle: 'CAR', atMs: noonMs }),
  ready('for any vehicle', dock({ current_status: 'defined', defined_at: noon }), {
    ...{ ...seen, vehicle: null, atMs: noonMs },
  }),
  sample(assignDock)('ready', dock(), { dockId: 7, driverId: 71, lockedAt: null, at: noon }),
  unlocked('pending', dock({ locked_at: noon, time_take_bags: noon }), seen),
  unlocked('accepted', dock({ locked_at: noon, accepted_by_driver: true }), { ...seen, accepted: true }),
  sample(switchDrivers)('of two drivers', dock().with('dock', another), {
    ...{ dockId: 7, otherId: 8, driverId: 71, otherDriverId: 72, targetName: 'Ana', otherTargetName: 'Bruno' },
    ...{ accepted: null, atMs: noonMs },
  }),
  onto('loaded on a driver', dock({ ...loaded, dock_type: 'NOCONFIG' }).with('dock', another), {
    ...{ dockId: 7, targetId: 8, taskIds: [2, 1], targetEmpty: false, atMs: noonMs },
  }),
  onto('open on an empty one', dock({ dock_type: 'NOCONFIG' }).with('dock', aDock(9, { dock_type: 'NOCONFIG' })), {
    ...{ dockId: 7, targetId: 9, taskIds: [1, 2], targetEmpty: true, atMs: noonMs },
  }),
  sample(extractTasks)('one task', dock(), { dockId: 7, taskIds: [2], atMs: noonMs }),
  sample(reorderDock)('the other way round', dock(), { dockId: 7, taskIds: [2, 1], atMs: noonMs }),
  sample(loadCrossDock)('ready', dock({ current_status: 'ready_to_load', cross_docking_target_center: 12 }), {
    ...{ dockId: 7, taskIds: [1, 2], extraCrates: 3, at: noon },
  }),
  sample(loadCrossDock)('by order', dock({ current_status: 'ready_to_load', cross_docking_target_center: 12 }), {
    ...{ dockId: 7, taskIds: [1, 2], extraCrates: 3, at: noon },
    byOrder: [
      { orderId: 1001, quantity: 2 },
      { orderId: 1002, quantity: 1 },
    ],
  }),
  edit('another driver', dock(), { dockId: 7, set: { target_driver: 72 }, atMs: noonMs }),
  edit('no driver', dock(), { dockId: 7, set: { target_driver: null }, atMs: noonMs }),
  edit('the rest', dock(), {
    ...{ dockId: 7, atMs: noonMs },
    set: { target_vehicle: 'CAR', name: 'Est', ending_center: 12, launchpad: 2 },
  }),
  mark('optimized', dock(), { dockId: 7, mark: 'optimized' }),
  mark('validated', dock(), { dockId: 7, mark: 'validated' }),
  sample(closeDock)('with tasks', dock({ locked_at: noon }), { dockId: 7, taskIds: [1, 2], at: noon }),
  sample(deleteDock)('an empty draft', dock({ tasks: [] }), { dockId: 7 }),
];
