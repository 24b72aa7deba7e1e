import { type Switch, switches } from '../../../src/domain/center/dqp.ts';
import { center } from '../../builders/noon.ts';
import { onSettings, queued } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction, TestSample, WrittenCall } from '../test-action.ts';
import { settings } from './worlds.ts';

/** A switch without its call is a type error. */
const calls: Readonly<Record<Switch, WrittenCall>> = {
  dqp_express_prio_enabled: {
    row: 'API-133',
    line: 'POST /postal_codes/update_some_dqp_enabled/',
    body: { logistics_center_id: 9, dqp_express_prio_enabled: 1 },
  },
  dqp_courier_enabled: {
    row: 'API-133',
    line: 'POST /postal_codes/update_some_dqp_enabled/',
    body: { logistics_center_id: 9, dqp_courier_enabled: 1 },
  },
  frichti_dqp_express_prio_enabled: {
    row: 'API-136',
    line: 'POST /postal_codes/update_center_site_dqp_express_prio_enabled/',
    body: { logistics_center_id: 9, site_id: 1013, dqp_express_prio_enabled: 1 },
  },
};

const sampleOf = (setting: Switch): TestSample => ({
  when: setting,
  world: settings,
  args: { center, setting, value: true },
  call: calls[setting],
});
const [first, ...others] = switches;

export const dqpSwitch: TestAction = {
  name: 'dqp.switch',
  samples: [sampleOf(first), ...others.map(sampleOf)],
  consequences: [asks('component/preparation/dqp')],
  shape: queued(onSettings),
};
