import { type Delay, delays } from '../../../src/domain/center/dqp.ts';
import { center } from '../../builders/noon.ts';
import { onSettings, queued, withCenter } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction, TestSample, WrittenCall } from '../test-action.ts';
import { settings } from './worlds.ts';

/** A delay without its call is a type error. */
const calls: Readonly<Record<Delay, WrittenCall>> = {
  extra_delay: {
    row: 'API-130',
    line: 'POST /postal_codes/update_extra_delay/',
    body: { logistics_center_id: 9, extra_delay: 10 },
  },
  express_extra_delay: {
    row: 'API-131',
    line: 'POST /postal_codes/update_express_extra_delay/',
    body: { logistics_center_id: 9, express_extra_delay: 10 },
  },
  express_prio_extra_delay: {
    row: 'API-132',
    line: 'POST /postal_codes/update_express_prio_extra_delay/',
    body: { logistics_center_id: 9, express_prio_extra_delay: 10 },
  },
  frichti_extra_delay: {
    row: 'API-134',
    line: 'POST /postal_codes/update_center_site_extra_delay/',
    body: { logistics_center_id: 9, site_id: 1013, extra_delay: 10 },
  },
  frichti_express_prio_extra_delay: {
    row: 'API-135',
    line: 'POST /postal_codes/update_center_site_express_prio_extra_delay/',
    body: { logistics_center_id: 9, site_id: 1013, express_prio_extra_delay: 10 },
  },
};

const sampleOf = (setting: Delay): TestSample => ({
  when: setting,
  world: settings,
  args: { center, setting, value: 10 },
  call: calls[setting],
});
const [first, ...others] = delays;

export const dqpDelay: TestAction = {
  name: 'dqp.delay',
  samples: [
    {
      ...sampleOf(first),
      reread: { row: 'API-006', line: 'GET /dispatch/loadstate/', query: { center: '9' } },
    },
    ...others.map(sampleOf),
  ],
  consequences: [asks('component/preparation/dqp')],
  shape: queued(onSettings, { sample: withCenter({ setting: 'extra_delay', value: 15 }) }),
  windows: { postalCodes: flow },
};
