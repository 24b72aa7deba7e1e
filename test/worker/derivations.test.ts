import { expect, it } from 'vitest';
import { QuaiDb } from '../../src/db/schema.ts';
import { Mirror } from '../../src/sync/merge/mirror.ts';
import { type Derivation, Derivations } from '../../src/worker/derived/derivations.ts';

const day = 86_400_000;

/** Changes by itself when its day comes, as the slot of an order does. */
const dayCame = (atMs: number): Derivation<boolean> => ({
  name: 'day-came',
  kinds: ['order'],
  begin: () => (_, nowMs) => ({ value: nowMs >= atMs, nextAtMs: nowMs >= atMs ? null : atMs }),
});

it('what changes in more than 24 days waits as long as a timer can, and is derived once its day comes', async () => {
  const db = new QuaiDb('derivations', 'relaxed');
  let nowMs = Date.parse('2026-12-31T22:40:00Z');
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  const setTimer = (run: () => void, ms: number) => {
    const timer = { run, ms };
    timers.push(timer);
    return () => {
      timers.splice(timers.indexOf(timer), 1);
    };
  };
  const derivations = new Derivations(db, [dayCame(nowMs + 40 * day)], () => nowMs, setTimer);
  await derivations.run(9, await Mirror.load(db, 9), []);
  const waits: number[] = [];
  for (let [next] = timers; next; [next] = timers) {
    waits.push(next.ms);
    nowMs += next.ms;
    next.run();
    await new Promise((done) => setTimeout(done));
  }
  // One that is set for more than 31 bits of milliseconds runs at once, and again and again.
  expect(waits).toEqual([2 ** 31 - 1, 40 * day - (2 ** 31 - 1)]);
  await expect.poll(async () => (await db.derived.get([9, 'day-came']))?.value).toBe(true);
  derivations.stop();
});
