import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccountEntry, usedOf } from '../../../src/domain/money/credit/spent.ts';

const entry = (id: number, cents: number, more: Partial<AccountEntry> = {}): AccountEntry => ({
  ...{ id, cents, isSpent: false, cancels: null, line: null, order: null },
  ...more,
});

it('SUP-164 a payment uses the oldest credit, and a cancelled one pays nothing', () => {
  const used = usedOf([
    entry(1, 400),
    entry(2, -400, { cancels: 1 }),
    entry(3, 1_000),
    entry(4, -1_000, { isSpent: true }),
    entry(5, 750),
  ]);
  expect([...used]).toEqual([
    [3, { spentCents: 1_000, takenCents: 0 }],
    [5, { spentCents: 0, takenCents: 0 }],
  ]);
});

it('SUP-341 what is taken back is of its own line, then of its order, then of the oldest', () => {
  const before = [entry(1, 300), entry(2, 300, { order: 7 }), entry(3, 300, { order: 7, line: 31 })];
  const taken = (cents: number) =>
    [...usedOf([...before, entry(4, -cents, { order: 7, line: 31 })]).values()].map((it) => it.takenCents);
  expect([taken(200), taken(500), taken(700)]).toEqual([
    [0, 0, 200],
    [0, 200, 300],
    [100, 300, 300],
  ]);
});

/** Cent by cent: each is a coin that lies in the account until it is used. */
function coinByCoin(entries: readonly AccountEntry[]) {
  const cancelled = new Set(entries.flatMap((it) => (it.cancels === null ? [] : [it.id, it.cancels])));
  const given: AccountEntry[] = [];
  const left = new Map<number, number>();
  const used = new Map<number, { spentCents: number; takenCents: number }>();
  const wanted: AccountEntry[] = [];
  for (const it of entries.filter(({ id }) => !cancelled.has(id))) {
    if (it.cents > 0) {
      given.push(it);
      left.set(it.id, it.cents);
      used.set(it.id, { spentCents: 0, takenCents: 0 });
    } else for (let at = 0; at < -it.cents; at++) wanted.push(it);
    for (let at = 0; at < wanted.length; ) {
      const coin = wanted[at];
      if (!coin) break;
      const full = given.filter(({ id }) => (left.get(id) ?? 0) > 0);
      const lot =
        (coin.isSpent ? undefined : full.find(({ line }) => coin.line !== null && line === coin.line)) ??
        (coin.isSpent ? undefined : full.find(({ order }) => coin.order !== null && order === coin.order)) ??
        full[0];
      if (!lot) {
        at++;
        continue;
      }
      wanted.splice(at, 1);
      left.set(lot.id, (left.get(lot.id) ?? 0) - 1);
      const its = used.get(lot.id);
      if (its) its[coin.isSpent ? 'spentCents' : 'takenCents']++;
    }
  }
  return { used, left: [...left.values()].reduce((sum, it) => sum + it, 0) - wanted.length };
}

it('says of every account what a slow count of coins says; nothing is lost, and nothing made', () => {
  const move = fc.record({
    cents: fc.integer({ min: -12, max: 12 }).filter((cents) => cents !== 0),
    isPayment: fc.boolean(),
    line: fc.constantFrom(null, 31, 32),
    order: fc.constantFrom(null, 7, 8),
    cancelsAt: fc.option(fc.nat(9), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      const entries: AccountEntry[] = [];
      for (const { cents, isPayment, line, order, cancelsAt } of moves) {
        const other = cancelsAt === null ? undefined : entries[cancelsAt];
        const id = entries.length + 1;
        const isFree = other && other.cents > 0 && !entries.some(({ cancels }) => cancels === other.id);
        entries.push(
          other && isFree
            ? entry(id, -other.cents, { cancels: other.id, line: other.line, order: other.order })
            : entry(id, cents, { isSpent: isPayment && cents < 0, line, order }),
        );
      }
      const slow = coinByCoin(entries);
      expect(new Map(usedOf(entries))).toEqual(slow.used);
      expect(slow.left).toBe(entries.reduce((sum, { cents }) => sum + cents, 0));
    }),
    { numRuns: 1_000 },
  );
});
