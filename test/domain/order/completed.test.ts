import { describe, expect, it } from 'vitest';
import { completed } from '../../../src/domain/order/completed.ts';
import { anOrder } from '../../builders/rows.ts';

describe('what is known of an order', () => {
  it('DSP-225 is what the lists say, completed by what is told of this order alone', () => {
    const row = anOrder(1, { status: 'prepared', transit_area: null });
    const detail = anOrder(1, { status: 'prep', transit_area: 'S12', total_weight: '4 Kg' });
    expect(completed(row, detail)).toEqual({ id: 1, status: 'prepared', transit_area: null, total_weight: '4 Kg' });
  });

  it('does not take a field left out for one that is said to be empty', () => {
    expect(completed({ ...anOrder(1), status: undefined }, anOrder(1, { status: 'prep' }))).toEqual({
      id: 1,
      status: 'prep',
    });
  });

  it('is one of the two where only one is there, nothing where neither is', () => {
    expect(completed(anOrder(1), undefined)).toEqual({ id: 1 });
    expect(completed(undefined, anOrder(2))).toEqual({ id: 2 });
    expect(completed(undefined, undefined)).toBeUndefined();
  });
});
