import { describe, expect, it } from 'vitest';
import { mayHandBack, rowTone } from '../../../src/domain/deposit/customer-rules.ts';

const tone = (bought: number, given: number, returned: number, canceled: number | null = null) =>
  rowTone({
    quantity_bought: bought,
    quantity_given: given,
    status: { quantity_returned: returned, quantity_returned_canceled: canceled },
  });

it('SUP-624 SUP-625 SUP-626 is done where all was given and is back, bad where none was given, and open between', () => {
  expect([tone(2, 2, 2), tone(2, 2, 3, 1), tone(0, 0, 0)]).toEqual(['success', 'success', 'success']);
  expect([tone(2, 0, 0), tone(2, 0, 2)]).toEqual(['danger', 'danger']);
  expect([tone(2, 1, 1), tone(2, 2, 1), tone(2, 2, 2, 1)]).toEqual(['warning', 'warning', 'warning']);
});

describe('who enters a hand-back', () => {
  it.each([
    [{ is_manager: true }, true],
    [{ is_support: true }, true],
    [{ is_super_admin: true }, false],
    [{ is_super_admin: true, is_manager: true }, true],
    [{}, false],
  ])('SUP-629 of %j: %s', (groups, may) => {
    expect(mayHandBack({ email: 'a@quai.example', groups })).toBe(may);
  });
});
