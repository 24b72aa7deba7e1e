import { expect, it } from 'vitest';
import { draggedOf, targetsOf } from '../../../../src/views/concepts/dock/move/move-targets.ts';
import { BagsForm, totalOf } from '../../../../src/views/concepts/order/bags/bags-form.ts';
import { aDockCard, aTaskRow } from '../../../builders/view-rows.ts';

it('DSP-833 DSP-902 refuses what is no whole number from 0 to 999', () => {
  const accepts = (dry: string, isotherm = '0') => BagsForm.safeParse({ dry, isotherm }).success;
  expect(['0', '999', ' 7 '].map((dry) => accepts(dry))).toEqual([true, true, true]);
  expect(['-1', '1000', '1.5', 'x', ''].map((dry) => accepts(dry))).toEqual([false, false, false, false, false]);
  expect(accepts('999', '1')).toBe(false);
});

it('DSP-833 shows dry plus isothermal, and nothing while one is no count', () => {
  expect([totalOf({ dry: '3', isotherm: '2' }), totalOf({ dry: '', isotherm: '2' })]).toEqual([5, null]);
});

it('DSP-530 offers the list and every dock that has not left', () => {
  const cards = [aDockCard(1), aDockCard(2, [], { gone_at: '2026-03-03T09:00:00+01:00' })];
  expect(targetsOf(cards, 'last').map((target) => (target.kind === 'list' ? 'list' : target.card.id))).toEqual([
    'list',
    1,
  ]);
});

it('finds the tasks of an address in the list, else in their dock', () => {
  const cards = [aDockCard(1, [5, 6])];
  expect(draggedOf([9], [aTaskRow(9)], cards).from).toBeNull();
  expect(draggedOf([6], [], cards).from?.id).toBe(1);
  expect(draggedOf([7], [], cards).tasks).toEqual([]);
});
