import { center, thisMorning } from '../../builders/noon.ts';
import { aNext } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';

const grant = (type: number, value: boolean, zone: number | null = null) => ({
  name: zone === null ? 'Picking' : 'Préparateur de zone, Frais',
  identifier: zone === null ? `task_type_${type}` : `pseudo_zone_${zone}`,
  value,
  task_type: type,
  external_id: zone,
});

export const adele = { id: 5, name: 'Adèle G.', is_working: true, stopped: false };

export const packer = aWorld().with(
  'next',
  aNext(301, {
    user: adele,
    current_task_type: 21,
    last_started_at: thisMorning,
    grants: [grant(21, true), grant(15, false, 941)],
  }),
);

export const who = { center, nextId: 301, name: 'Adèle G.' };
