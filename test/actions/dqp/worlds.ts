import { delays, switches } from '../../../src/domain/center/dqp.ts';
import { center } from '../../builders/noon.ts';
import { someMetas } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';

/** Every delay 5, every switch off, no rain bonus chosen. */
export const settings = aWorld().with(
  'metas',
  someMetas(center, {
    ...Object.fromEntries(delays.map((delay) => [delay, 5])),
    ...Object.fromEntries(switches.map((name) => [name, false])),
    rain_bonuses: [
      { id: 2, label: 'Sans' },
      { id: 4, label: 'Pluie' },
    ],
    rain_bonus_id: 2,
    sites: { 1013: {} },
  }),
);
