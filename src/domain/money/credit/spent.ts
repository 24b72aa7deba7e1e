/** An entry in a customer's account, the oldest first. */
export interface AccountEntry {
  readonly id: number;
  /** Above 0 where it was given. */
  readonly cents: number;
  readonly isSpent: boolean;
  /** The entry that it cancels whole; null for others. */
  readonly cancels: number | null;
  /** The order's line it is about; null for others. */
  readonly line: number | null;
  readonly order: number | null;
}

/** What was used up of a credit, cents: by a payment, or taken back. */
export interface Used {
  readonly spentCents: number;
  readonly takenCents: number;
}

interface Lot extends AccountEntry {
  left: number;
  spent: number;
  taken: number;
}

/**
 * What was used up of each credit that is not cancelled. A payment uses the oldest credit first. What is taken back is
 * of the same line first, then of the same order, then of the oldest; what an account lacks is used of the next credit.
 */
export function usedOf(entries: readonly AccountEntry[]): ReadonlyMap<number, Used> {
  const gone = new Set(entries.flatMap(({ id, cancels }) => (cancels === null ? [] : [id, cancels])));
  const lots: Lot[] = [];
  const debts: { entry: AccountEntry; left: number }[] = [];
  const settle = () => {
    for (const debt of debts) for (const lot of inTurn(lots, debt.entry)) debt.left -= use(lot, debt.entry, debt.left);
  };
  for (const entry of entries) {
    if (gone.has(entry.id)) continue;
    if (entry.cents > 0) lots.push({ ...entry, left: entry.cents, spent: 0, taken: 0 });
    else debts.push({ entry, left: -entry.cents });
    settle();
  }
  return new Map(lots.map(({ id, spent, taken }) => [id, { spentCents: spent, takenCents: taken }]));
}

function inTurn(lots: readonly Lot[], { isSpent, line, order }: AccountEntry): readonly Lot[] {
  if (isSpent) return lots;
  const near = (lot: Lot) => (line !== null && lot.line === line ? 0 : order !== null && lot.order === order ? 1 : 2);
  return lots.toSorted((one, other) => near(one) - near(other));
}

function use(lot: Lot, { isSpent }: AccountEntry, wanted: number): number {
  const cents = Math.min(lot.left, wanted);
  lot.left -= cents;
  if (isSpent) lot.spent += cents;
  else lot.taken += cents;
  return cents;
}
