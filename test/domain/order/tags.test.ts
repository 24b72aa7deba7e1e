import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tagBadges } from '../../../src/domain/order/tags.ts';

const shown = [
  'chronopost',
  'first',
  'op_ukr',
  'missing_bags',
  'redelivering',
  'subscription',
  'is_expensive',
  'cp_fallback',
];

it('DSP-273 shows each tag of the list as a badge, always in the same order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(shown), (tags) => {
      expect(tagBadges({ tags })).toEqual(shown.filter((tag) => tags.includes(tag)));
    }),
  );
});

it('DSP-273 leaves to the express label what it says already', () => {
  expect(tagBadges({ tags: ['dqp_express', 'first', 'dqp_courier', 'dqp_express_prio'] })).toEqual(['first']);
});

it('shows unknown tags as they are, after the known ones, each once', () => {
  expect(tagBadges({ tags: ['zebra', 'alpha', 'first', 'zebra', 'first'] })).toEqual(['first', 'alpha', 'zebra']);
  expect(tagBadges({ tags: null })).toEqual([]);
});
