import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../server/src/actions/action.ts';
import { commandNamed } from '../../../src/domain/commands.ts';
import { assert } from '../../../src/domain/result.ts';
import { keyOf, type RowOf } from '../../../src/domain/rows.ts';
import { accountSamples } from '../../builders/commands/accounts.ts';
import { samples } from '../../builders/commands/all.ts';
import { customerSamples } from '../../builders/commands/customers.ts';
import { depositSamples } from '../../builders/commands/deposits.ts';
import { aDock } from '../../builders/rows.ts';
import { readerOf, type World } from '../../builders/world.ts';
import { rowsOf } from './decide.ts';
import { decidedFor, settled } from './decided-for.ts';
import { withFloor } from './floor-facts.ts';

/** Samples whose arguments say something else than the rows of their world: the server goes by the rows. */
const otherwise = new Set([
  'driver.return from his round',
  'driver.stop without tasks',
  'task.cancelMove from the list',
  'task.cancelMove not moved yet',
]);
/** What the console shows less exactly until it is answered. */
const shownOtherwise: Readonly<Record<string, string>> = {
  'dock.extract one task': 'as moving, until there is a grouping to move to',
  'courier.call of the first provider': 'without the number the server gives the job',
  'courier.call of the second provider': 'without the number the server gives the job',
  'dock.callCourier of an open round': 'without the number the server gives the job',
  'task.dispatch from the list': 'as moving, until there is a tour to move to',
  'task.assignCrossDock from the list': 'as moving, until a dock takes it',
  ...Object.fromEntries(
    customerSamples.map(({ name, when }) => [`${name} ${when}`, 'as the next read of the customer tells him']),
  ),
  'arrivals.receive two that came and one that did not': 'as the next read of arrivals tells them',
  'arrivals.cancel of one that came': 'as the next read of arrivals tells it',
  'task.loadCrossDock into a dock': 'as moving, until a dock takes it',
  'task.loadCrossDock in its dock': 'as moving, until it is loaded',
  'tasks.dispatch two from the list': 'as moving, until there is a tour to move to',
  ...Object.fromEntries(
    ['with bags apart', 'with crates on a trolley', 'that lies nowhere'].map((when) => [
      `zone.done ${when}`,
      'without who did it',
    ]),
  ),
  'task.cancelMove between docks': 'without a rank in the dock it is back in',
  'dock.moveOnto loaded on a driver': 'in the order it was shown in',
};
/** A mark is nowhere but in the ledger, and so are bags, deposits and extra costs; what the server dispatched is told by a load. */
const untold = new Set([
  ...[
    'dock.mark',
    // Entered beside the rows, and told by the next read of arrivals: see `arrivals.test.ts`.
    ...['arrivals.receive', 'arrivals.cancel'],
    // Told by their own reads: see `stores.test.ts`.
    ...['store.setStatus', 'courierOrder.setStatus'],
    'driver.moveBags',
    ...['extraCost.add', 'extraCost.delete', 'demand.validate', 'demand.refuse'],
    ...['address.edit', 'address.correct'],
    // Told by the answer and by the next read of the customer: see `test/server/support`.
    ...['customer.edit', 'customer.note'],
    'order.redeliver',
    // Told by the sheet: see `support/remedies.test.ts`.
    ...['order.prepareAgain', 'order.giftMessage', 'order.productStatus', 'subscription.cancel'],
    'zone.stock',
    'center.extractFinalized',
    'center.generateDispatch',
  ],
  ...[...depositSamples, ...accountSamples].map(({ name }) => name),
]);
/** What the database says after a decision: a dock's tasks are those that name it. */
function after(world: World, decision: Decision): World {
  if (decision.verdict !== 'accept') return world;
  const made = (decision.made ?? []).reduce((so, { kind, row }) => so.with(kind, row), world);
  const written = made.after(decision.patches);
  const rows = rowsOf(written);
  const tasksOf = ({ id, tasks }: RowOf<'dock'>) => [
    ...rows.all('task').flatMap((task) => (task.dock === id ? [task.id] : [])),
    ...(readerOf(world).get('dock', id)?.tasks ?? tasks ?? []).filter((task) => !rows.get('task', task)),
  ];
  return written.with('dock', ...rows.all('dock').map((dock) => aDock(dock.id, { ...dock, tasks: tasksOf(dock) })));
}

/** Instants by the millisecond and lists as sets: written otherwise they say the same. */
const said = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (Array.isArray(value)) return [field, value.toSorted()];
      return [field, typeof value === 'string' && /^\d{4}-\d\d-/.test(value) ? Date.parse(value) : value];
    }),
  );

describe.each(samples.filter(({ name, when }) => !otherwise.has(`${name} ${when}`)))('$name $when', (sample) => {
  const { name, args } = sample;
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  const world = settled(sample.world);
  const decision = decidedFor(name, args, world);
  const rows = readerOf(withFloor(after(world, decision), decision));

  it('is accepted by the server, and holds on what it wrote', () => {
    expect(decision).toMatchObject({ verdict: 'accept' });
    expect(command.holds(args, rows)).toBe(!untold.has(name));
  });

  it('is written as the console showed it', () => {
    if (`${name} ${sample.when}` in shownOtherwise) return;
    const shown = readerOf(world.after(command.effect(args, readerOf(world))));
    for (const { kind, id, set } of command.effect(args, readerOf(world))) {
      // No row of a center: entered beside them, and read by `support/remedies.test.ts`.
      if (kind === 'orderSheet') continue;
      const fields = Object.keys(set);
      const pick = (row: object | undefined) =>
        said(Object.fromEntries(Object.entries(row ?? {}).filter(([field]) => fields.includes(field))));
      expect({ key: keyOf(kind, id), ...pick(rows.get(kind, id)) }).toEqual({
        key: keyOf(kind, id),
        ...pick(shown.get(kind, id)),
      });
    }
  });
});
