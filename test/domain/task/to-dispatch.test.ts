import { describe, expect, it } from 'vitest';
import { isStaffOrder } from '../../../src/domain/task/staff-order.ts';
import { isToDispatch } from '../../../src/domain/task/to-dispatch.ts';
import { aCenter, aTask } from '../../builders/rows.ts';

const center = aCenter(9, { address: { latitude: 48.85, longitude: 2.35 } });
/** A degree of latitude is 111,195 m on a globe of 6371 km. */
const north = (metres: number) => ({ latitude: 48.85 + metres / 111_194.92664, longitude: 2.35 });
const staff = { is_staff: true };

describe('tasks to dispatch', () => {
  it('are in no dock and not on the road yet', () => {
    const listed = ['waiting', 'todo', 'shipping', 'received', null].map((status) =>
      isToDispatch(aTask(1, { status }), center),
    );
    expect(listed).toEqual([true, true, false, false, false]);
    expect(isToDispatch(aTask(1, { status: 'todo', dock: 7 }), center)).toBe(false);
  });

  it('DSP-216 leave out orders of staff at the center', () => {
    expect(isToDispatch(aTask(1, { status: 'todo', client: staff, address: north(50) }), center)).toBe(false);
    expect(isToDispatch(aTask(1, { status: 'todo', address: north(50) }), center)).toBe(true);
  });
});

describe('orders of staff', () => {
  it('DSP-216 are hidden within 100 m of the center', () => {
    const hidden = [0, 99.99, 100.01, 5_000].map((metres) =>
      isStaffOrder(aTask(1, { client: staff, address: north(metres) }), center),
    );
    expect(hidden).toEqual([true, true, false, false]);
  });

  it('DSP-216 are shown when either address lacks coordinates', () => {
    expect(isStaffOrder(aTask(1, { client: staff, address: { latitude: 48.85 } }), center)).toBe(false);
    expect(isStaffOrder(aTask(1, { client: staff, address: north(0) }), aCenter())).toBe(false);
    expect(isStaffOrder(aTask(1, { client: staff, address: north(0) }), undefined)).toBe(false);
  });
});
