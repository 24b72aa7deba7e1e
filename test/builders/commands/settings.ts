import { extractFinalized, generateDispatch } from '../../../src/domain/center/commands/dispatch.ts';
import { setDelay, setRainBonus, setSwitch } from '../../../src/domain/center/commands/dqp.ts';
import { delays, switches } from '../../../src/domain/center/dqp.ts';
import { aCenter, someMetas } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, type Sample, sample } from './sample.ts';

/** Every delay 5, every switch off, no rain bonus chosen. */
const settings = aWorld().with(
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

/** A center that groups its orders. */
const grouped = aWorld().with('metas', someMetas(center, { centers: [aCenter(center)] }));

export const settingSamples: readonly Sample[] = [
  ...delays.map((setting) => sample(setDelay)(setting, settings, { center, setting, value: 10 })),
  ...switches.map((setting) => sample(setSwitch)(setting, settings, { center, setting, value: true })),
  sample(setRainBonus)('another', settings, { center, setting: 'rain_bonus_id', value: 4, label: 'Pluie' }),
  sample(extractFinalized)('of the center', grouped, { center }),
  sample(generateDispatch)('of the center', grouped, { center }),
];
