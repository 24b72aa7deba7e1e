import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placementOf } from '../../../src/domain/dock/placement.ts';
import { aDock } from '../../builders/rows.ts';

const at = '2025-03-03T12:00:00+01:00';
const placed = (current_status: string | null) => placementOf(aDock(1, { current_status }));

it.each([
  ['draft', 'creation'],
  ['moving', 'preparation'],
  ['defined', 'preparation'],
  ['ready_to_load', 'ready'],
  ['loaded', 'ready'],
  ['closed', 'delivery'],
])('DSP-402 lists a dock in %s under %s', (status, placement) => {
  expect(placed(status)).toBe(placement);
});

it('DSP-400 lists an unknown code like ready_to_load', () => {
  expect([placed('teleported'), placed(null)]).toEqual(['ready', 'ready']);
});

it('DSP-402 keeps a locked dock among the ready ones until it is gone', () => {
  expect(placementOf(aDock(1, { current_status: 'loaded', locked_at: at }))).toBe('ready');
  expect(placementOf(aDock(1, { current_status: 'loaded', locked_at: at, gone_at: at }))).toBe('delivery');
});

it.each(['closed_at', 'finished_at', 'gone_at'])('DSP-401 tells a departed dock by %s', (field) => {
  expect(placementOf(aDock(1, { current_status: 'ready_to_load', [field]: at }))).toBe('delivery');
});

it('DSP-387 lists a hidden dock nowhere', () => {
  const status = fc.constantFrom('draft', 'moving', 'defined', 'ready_to_load', 'loaded', 'closed', 'other', null);
  fc.assert(
    fc.property(status, fc.option(fc.constant(at)), (current_status, gone_at) => {
      expect(placementOf(aDock(1, { hidden: true, current_status, gone_at }))).toBeNull();
    }),
  );
});
