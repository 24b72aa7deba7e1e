import { expect, it } from 'vitest';
import { expressLabel } from '../../../src/domain/order/express.ts';

const label = (tags: string[] | null, is_speed = false) => expressLabel({ tags }, { is_speed });

it('DSP-268 gives each tag its label', () => {
  expect([label(['dqp_express_prio']), label(['dqp_courier']), label(['dqp_express'])]).toEqual([
    'QUICK+',
    'BOLT',
    'QUICK',
  ]);
});

it('DSP-268 calls a speed task SPEED', () => {
  expect(label(null, true)).toBe('SPEED');
});

it('DSP-268 shows one label, the first of the table', () => {
  expect(label(['dqp_express', 'dqp_courier', 'dqp_express_prio'], true)).toBe('QUICK+');
  expect(label(['dqp_express', 'dqp_courier'], true)).toBe('BOLT');
  expect(label(['dqp_express'], true)).toBe('QUICK');
});

it('DSP-268 shows none otherwise', () => {
  expect([label(['chronopost']), label(null)]).toEqual([null, null]);
});
