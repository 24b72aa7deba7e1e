import { forceNext, setGrant, stopTask } from '../../../src/domain/preparation/commands/packer.ts';
import { orderPriorities, setLimit, setSwitch } from '../../../src/domain/preparation/commands/priorities.ts';
import '../../../src/domain/floor-kinds.ts';
import { aNext, aNextConfig } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, noon, type Sample, sample, thisMorning } from './sample.ts';

const grant = (type: number, value: boolean, zone: number | null = null) => ({
  name: zone === null ? 'Picking' : 'Préparateur de zone, Frais',
  identifier: zone === null ? `task_type_${type}` : `pseudo_zone_${zone}`,
  value,
  task_type: type,
  external_id: zone,
});

const adele = { id: 5, name: 'Adèle G.', is_working: true, stopped: false };
const packer = aWorld().with(
  'next',
  aNext(301, {
    user: adele,
    current_task_type: 21,
    last_started_at: thisMorning,
    grants: [grant(21, true), grant(15, false, 941)],
  }),
);
const who = { center, nextId: 301, name: 'Adèle G.' };

const floor = aWorld().with(
  'nextConfig',
  aNextConfig(401, { name: 'Picking', rank: 1, next_task_type: 21, max_staff: 8 }),
  aNextConfig(402, {
    name: 'Préparateur de zone, Frais',
    rank: 2,
    next_task_type: 15,
    external_id: 941,
    max_buffer: 12,
  }),
  aNextConfig(403, { name: 'Contrôle', rank: 3, next_task_type: 54, is_high_priority_spot: false }),
);

export const floorSamples: readonly Sample[] = [
  sample(forceNext)('what he may do', packer, { ...who, type: 21, typeName: 'Picking' }),
  sample(forceNext)('left to the rules', packer.with('next', aNext(301, { user: adele, next_task_type: 21 })), {
    ...who,
    type: null,
    typeName: 'Automatique',
  }),
  sample(setGrant)('of a zone', packer, {
    ...{ ...who, userId: 5, identifier: 'pseudo_zone_941', grantName: 'Préparateur de zone, Frais' },
    ...{ taskType: 15, externalId: 941, value: true },
  }),
  sample(setGrant)('taken away', packer, {
    ...{ ...who, userId: 5, identifier: 'task_type_21', grantName: 'Picking' },
    ...{ taskType: 21, externalId: null, value: false },
  }),
  sample(stopTask)('that runs', packer, { ...who, at: noon }),
  sample(setLimit)('of people', floor, { center, configId: 401, name: 'Picking', field: 'max_staff', value: 4 }),
  sample(setLimit)('of a buffer', floor, {
    ...{ center, configId: 402, name: 'Préparateur de zone, Frais' },
    ...{ field: 'max_buffer', value: 6 },
  }),
  sample(setSwitch)('on', floor, {
    ...{ center, configId: 403, name: 'Contrôle' },
    ...{ field: 'is_high_priority_spot', value: true },
  }),
  sample(orderPriorities)('the last first', floor, {
    center,
    ranks: [
      { id: 403, from: 3, to: 1 },
      { id: 401, from: 1, to: 2 },
      { id: 402, from: 2, to: 3 },
    ],
  }),
];
