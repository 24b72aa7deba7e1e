import type { CommandState, JournalEntry, QuaiDb, StoredCommand } from '../schema.ts';

const settledStates: ReadonlySet<CommandState> = new Set(['settled', 'discarded']);

/** Commands whose outcome is still open or waits for the user's decision, oldest first. */
export async function openCommands(db: QuaiDb): Promise<StoredCommand[]> {
  return (await db.outbox.orderBy('seq').toArray()).filter((row) => !settledStates.has(row.state));
}

const underWay: ReadonlySet<CommandState> = new Set(['queued', 'sending', 'settled']);

export interface Progress {
  /** One is on its way, or was done and no poll since has told of it. */
  readonly isUnderWay: boolean;
  /** The latest that waits for the user's decision. */
  readonly parkedId: string | null;
}

/** How far the actions of one kind on a center are. */
export async function progressOf(db: QuaiDb, center: number, name: string): Promise<Progress> {
  const rows = (await db.outbox.where('center').equals(center).sortBy('seq')).filter((row) => row.name === name);
  const parked = rows.findLast((row) => !underWay.has(row.state));
  return { isUnderWay: rows.some((row) => underWay.has(row.state)), parkedId: parked?.id ?? null };
}

/** One action of the outbox; undefined once nothing of it is kept. */
export const storedCommand = (db: QuaiDb, id: string): Promise<StoredCommand | undefined> => db.outbox.get({ id });

/** What happened to this device's actions after entry `n`, oldest first. */
export function journalAfter(db: QuaiDb, n: number): Promise<JournalEntry[]> {
  return db.journal.where('n').above(n).toArray();
}

/** The latest entries, latest first. */
export function lastJournalEntries(db: QuaiDb, count: number): Promise<JournalEntry[]> {
  return db.journal.orderBy('n').reverse().limit(count).toArray();
}

/** Every entry kept, oldest first. */
export const wholeJournal = (db: QuaiDb): Promise<JournalEntry[]> => db.journal.orderBy('n').toArray();

/** The entry of the latest action of these names that was settled; 0 before one. It grows with every such action. */
export async function lastSettled(db: QuaiDb, prefix: string): Promise<number> {
  const latest = db.journal.orderBy('n').reverse();
  return (await latest.filter(({ event, name }) => event === 'settled' && name.startsWith(prefix)).first())?.n ?? 0;
}

const ends: ReadonlySet<JournalEntry['event']> = new Set(['settled', 'conflict', 'refused', 'uncertain']);

/** The entry that tells how the latest action of these names ended, well or not; 0 before one. */
export async function lastEnded(db: QuaiDb, prefixes: readonly string[]): Promise<number> {
  const latest = db.journal.orderBy('n').reverse();
  const isAmong = ({ event, name }: JournalEntry) =>
    ends.has(event) && prefixes.some((prefix) => name.startsWith(prefix));
  return (await latest.filter(isAmong).first())?.n ?? 0;
}

export async function lastJournalEntry(db: QuaiDb): Promise<number> {
  return (await db.journal.orderBy('n').last())?.n ?? 0;
}
