import { center } from '../../builders/noon.ts';
import { onSettings, queued } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { settings } from './worlds.ts';

export const dqpRainBonus: TestAction = {
  name: 'dqp.rainBonus',
  samples: [
    {
      when: 'another',
      world: settings,
      args: { center, setting: 'rain_bonus_id', value: 4, label: 'Pluie' },
      call: {
        row: 'API-137',
        line: 'POST /driver_log_rules/update_rain_bonus/',
        body: { logistics_center_id: 9, rain_bonus_id: 4, vehicle_type: 'SELEC' },
      },
    },
  ],
  consequences: [asks('component/preparation/dqp')],
  shape: queued(onSettings),
};
