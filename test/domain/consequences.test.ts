import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commandNamed, commandNames } from '../../src/domain/commands.ts';
import { endsOrder } from '../../src/domain/order/transitions.ts';
import { testActions } from '../actions/all.ts';

const textOf = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

it('of every action it is said what a press does that nobody can take back', () => {
  expect(testActions.map(({ name }) => name).sort()).toEqual([...commandNames].sort());
  expect(testActions.every(({ consequences }) => consequences.length > 0)).toBe(true);
});

it('an action has an undo of its own where the table says so, and nowhere else', () => {
  const declared = commandNames.filter((name) => commandNamed(name)?.undo);
  const said = testActions.flatMap(({ name, consequences }) =>
    consequences.some(({ is }) => is === 'undo') ? [name] : [],
  );
  // A whole round moved onto another is taken back by the moves of its orders.
  expect(said.filter((name) => name !== 'dock.moveOnto').sort()).toEqual(declared.toSorted());
});

it('what asks is asked in the test on the screen that it names', () => {
  const proofs = testActions.flatMap(({ consequences }) =>
    consequences.flatMap((it) => (it.is === 'asks' ? [it.proof] : [])),
  );
  expect(new Set(proofs).size).toBeGreaterThan(5);
  for (const proof of new Set(proofs)) expect(textOf(proof), proof).toMatch(/confirmation|alertdialog/);
});

it('what is done now or never and has no undo asks, has a form that is sent by its own button, or says what sets it back', () => {
  const forGood = testActions.filter(({ name }) => {
    const command = commandNamed(name);
    return command?.delivery.kind === 'live' && !command.undo;
  });
  expect(forGood.length).toBeGreaterThan(20);
  const unasked = forGood.filter(({ consequences }) => !consequences.some(({ is }) => is === 'asks' || is === 'form'));
  // Each of these is set back by one press at the same place; nothing else that is live may be pressed unasked.
  expect(unasked.map(({ name, consequences }) => [name, consequences.map(({ is }) => is)]).sort()).toEqual([
    ['dock.assign', ['back']],
    ['order.deleteCrate', ['back']],
    ['store.setStatus', ['back']],
    ['task.assignCrossDock', ['back']],
    ['zone.stock', ['back']],
  ]);
});

it('a status that ends an order asks; one that the tables lead back from does not', () => {
  const tables = {
    order_statuses: { ALLOWED_TRANSITIONS: { prepared: ['redestock', 'canceled'], redestock: ['prepared'] } },
  };
  const ends = (to: string, status = 'prepared') => endsOrder({ status }, to, tables);
  expect(['canceled', 'restock', 'redestock', 'shipping', 'to-check'].filter((to) => ends(to))).toEqual([
    'canceled',
    'restock',
  ]);
  expect(ends('redestock', 'undeliveredclient')).toBe(true);
});
