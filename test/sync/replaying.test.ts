import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Declarations, provideDeclarations } from '../../src/db/declarations.ts';
import { enqueue } from '../../src/db/outbox/enqueue.ts';
import type { QuaiDb } from '../../src/db/schema.ts';
import { replaying } from '../../src/sync/records/replaying.ts';
import { World } from '../engine/world.ts';

const code = () => import('../../src/domain/commands.ts');
const nothing = async () => undefined;
let db: QuaiDb;

beforeEach(() => {
  db = new World().connect('1', 'relaxed');
});
afterEach(() => provideDeclarations(code));

/** An action waits, and the worker has just started: its code is not there. */
async function anActionWaits(from: () => Promise<Declarations>): Promise<void> {
  provideDeclarations(code);
  const by = { id: 'command-1', center: 9, tab: 'A', nowMs: 6, isOnline: false };
  await db.rows('order').put({ center: 9, id: 1001, row: { id: 1001 }, lists: ['x'] } as never);
  const stored = await enqueue(db, nothing, {
    ...by,
    name: 'order.bags',
    args: { orderId: 1001, dry: 3, isotherm: 1 },
  });
  expect(stored).toMatchObject({ name: 'order.bags' });
  provideDeclarations(from);
}

it('a step over an empty outbox waits for no code', async () => {
  const fetched = vi.fn(code);
  provideDeclarations(fetched);
  expect(await replaying(db, async (tables) => tables.outbox.count())).toBe(0);
  expect(fetched).not.toHaveBeenCalled();
});

it('a step over an action has its code, which is fetched first', async () => {
  const fetched = vi.fn(code);
  await anActionWaits(fetched);
  const step = vi.fn(async (_tables: unknown, { commandNamed }: Declarations) => commandNamed('order.bags')?.name);
  expect(await replaying(db, step)).toBe('order.bags');
  expect([fetched.mock.calls.length, step.mock.calls.length]).toEqual([1, 1]);
});

it('a step whose code does not come is not done, and says so to whoever asked', async () => {
  await anActionWaits(() => Promise.reject(new TypeError('Failed to fetch')));
  const step = vi.fn(nothing);
  await expect(replaying(db, step)).rejects.toThrow('Failed to fetch');
  expect(step).not.toHaveBeenCalled();
});
