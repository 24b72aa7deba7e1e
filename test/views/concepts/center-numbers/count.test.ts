import { expect, test } from 'vitest';
import { countNow } from '../../../../src/views/concepts/center/numbers/count.ts';
import { columnsOf } from '../../../builders/columns.ts';

const late = columnsOf(['slotEnd', 'state'], []);
const toDispatch = columnsOf(['lateFrom', 'leavesAt'], []);
const docks = columnsOf(['departure', 'gone', 'tasks', 'driver'], []);

test('DSP-210 a list the device does not keep counts as not known, an empty one as none', () => {
  const kept = { late, toDispatch: undefined, docks };
  expect(countNow(kept, [], 0)).toEqual({ late: 0, lateSoon: undefined, departing: 0, free: 0 });
  const other = { late: undefined, toDispatch, docks: undefined };
  expect(countNow(other, [], 0)).toEqual({ late: undefined, lateSoon: 0, departing: undefined, free: undefined });
});
