import { expect, it } from 'vitest';
import { setBags } from '../../../src/domain/order/commands/bags.ts';
import { openActionsOf } from '../../../src/views/kit/actions/open/open-commands.ts';
import { aStored } from '../../builders/stored.ts';

it('of open actions those of one kind and one center are told, in their order', () => {
  const stored = [
    aStored({ id: 'second', seq: 4, center: 9 }),
    aStored({ id: 'elsewhere', seq: 2, center: 12 }),
    aStored({ id: 'other', seq: 3, center: 9, name: 'order.credit' }),
    aStored({ id: 'first', seq: 1, center: 9, state: 'sending' }),
  ];
  const told = (center: number) => openActionsOf(setBags, center, stored).map((it) => [it.stored.id, it.stateLabel]);
  expect(told(9)).toEqual([
    ['second', 'En attente'],
    ['first', 'Envoi…'],
  ]);
  expect(told(12)).toEqual([['elsewhere', 'En attente']]);
  expect(told(17)).toEqual([]);
});
