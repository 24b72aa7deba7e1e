import { expect, it } from 'vitest';
import type { LateState } from '../../../src/domain/late-order/state.ts';
import { untendedOf } from '../../../src/domain/late-order/untended.ts';

const at = (time: string) => `2026-03-10T${time}:00Z`;
const ms = (time: string) => Date.parse(at(time));
const row = (
  orderId: number,
  more: { late?: LateState | null; end?: string; eta?: string; orderStatus?: string; called?: string } = {},
) => {
  const { late = 'warn', end = '15:00', eta = null, orderStatus = 'prep', called } = more;
  const lateFromMs = ms(end) - 20 * 60_000;
  const lastCall = called === undefined ? {} : { lastCall: { at: at(called), by: null } };
  return { orderId, late, slotEndMs: ms(end), lateFromMs, eta: eta && at(eta), orderStatus, ...lastCall };
};

it('SUP-001 lists the late orders that are awaited and nobody has dealt with, the latest first', () => {
  const rows = [
    row(1, { end: '15:30' }),
    row(2),
    row(3, { late: 'check', eta: '16:50' }),
    row(4, { late: 'treated' }),
    row(5, { late: 'treatedAuto' }),
    row(6),
    // Delivered, cancelled, or not late yet.
    row(7, { orderStatus: 'received' }),
    row(8, { orderStatus: 'canceled' }),
    row(9, { end: '16:10' }),
  ];
  const { rows: untended, awaited } = untendedOf(rows, { nowMs: ms('16:00'), hasCall: ({ orderId }) => orderId === 6 });
  expect(untended.map(({ row: { orderId }, minutes }) => [orderId, minutes])).toEqual([
    [3, 110],
    [2, 60],
    [1, 30],
  ]);
  expect(awaited).toBe(6);
});

it('SUP-001 OUR-220 a call since the order was late is a lateness somebody deals with; one of the morning is none', () => {
  const rows = [row(1, { called: '14:40' }), row(2, { called: '14:39' }), row(3)];
  const { rows: untended, awaited } = untendedOf(rows, { nowMs: ms('16:00'), hasCall: () => false });
  expect(untended.map(({ row: { orderId } }) => orderId)).toEqual([2, 3]);
  expect(awaited).toBe(3);
});
