import type { CommandState, JournalEntry, QuaiDb, StoredCommand } from '../schema.ts';

const settledStates: ReadonlySet<CommandState> = new Set(['settled', 'discarded']);

/** Commands whose outcome is still open or waits for the user's decision, oldest first. */
export async function openCommands(db: QuaiDb): Promise<StoredCommand[]> {
  return (await db.outbox.orderBy('seq').toArray()).filter((row) => !settledStates.has(row.state));
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

export async function lastJournalEntry(db: QuaiDb): Promise<number> {
  return (await db.journal.orderBy('n').last())?.n ?? 0;
}
