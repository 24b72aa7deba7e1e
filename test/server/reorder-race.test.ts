import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { packings } from '../../server/src/db/schema/preparation.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import type { Client } from '../contract/client.ts';
import { wholeOr } from '../setup/whole.ts';
import { type OwnServer, ownServer } from './own-server.ts';

// Two people carry orders of the same packing list at once, over HTTP, each from the list as both last saw it. `npm test`
// has a sample of it; `npm run server-proofs` all 200 rounds.

const center = CenterId.parse(9);
const bulk = '/tasks/packing/simple_bulk/';
const rounds = wholeOr(200, 30);
const listed = 12;

describe('two people reorder the same packing list at once', { timeout: 60_000 }, () => {
  let server: OwnServer;
  let people: readonly [Client, Client];
  beforeAll(async () => {
    server = await ownServer({ size: 150 });
    people = [await server.as('manager'), await server.as('dispatch')];
  });
  afterAll(() => server.close());

  const Told = z.object({
    packings: z.array(z.object({ id: z.number(), status: z.string(), emergency_rank: z.nullish(z.number()) })),
  });
  const read = async () =>
    Told.parse((await people[0].get('/tasks/state/', { query: { center_id: center, version: 1 } })).body).packings;

  /** Ids and ranks of the emergencies as they are stored, the most urgent first. */
  const stored = () =>
    server.db
      .select({ id: packings.id, rank: packings.emergency_rank })
      .from(packings)
      .where(and(eq(packings.center_id, center), isNotNull(packings.emergency_rank)))
      .orderBy(asc(packings.emergency_rank));

  it('PRP-162 has no rank twice and loses no order, round after round', async () => {
    const toDo = (await read())
      .filter(({ status }) => status === 'todo')
      .sort((one, other) => Number(other.emergency_rank != null) - Number(one.emergency_rank != null))
      .slice(0, listed);
    expect(toDo).toHaveLength(listed);
    let order: readonly number[] = toDo.map(({ id }) => id);
    await people[0].post(
      bulk,
      order.map((id, at) => ({ id, emergency_rank: at + 1 })),
    );
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(
        people.map((person, which) => {
          const from = (round * 5 + which * 3) % listed;
          // Never where it was: that sends nothing (PRP-164).
          const carried = moved(order, from, (from + 1 + ((round * 7 + which * 4) % (listed - 1))) % listed);
          return person.post(bulk, changes(order, carried));
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const now = await stored();
      expect(now.map(({ rank }) => rank)).toEqual(now.map((_, at) => at + 1));
      order = now.map(({ id }) => id);
      expect(order.toSorted()).toEqual(toDo.map(({ id }) => id).toSorted());
    }
    const told = (await read()).filter(({ emergency_rank }) => emergency_rank != null);
    expect(
      told.sort((one, other) => (one.emergency_rank ?? 0) - (other.emergency_rank ?? 0)).map(({ id }) => id),
    ).toEqual(order);
  });
});

/** The list with the order at one place carried to another. */
const moved = (order: readonly number[], from: number, to: number) => {
  const rest = order.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...order.slice(from, from + 1));
};
const changes = (before: readonly number[], after: readonly number[]) =>
  after.flatMap((id, at) => (before[at] === id ? [] : [{ id, emergency_rank: at + 1 }]));
