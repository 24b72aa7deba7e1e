import type { JournalEntry, Tables } from './schema.ts';

const keptEntries = 2_000;

/** Adds an event of an action; the oldest entries drop out. Holds no personal data: ids, names, codes. */
export async function writeJournal(db: Pick<Tables, 'journal'>, entry: JournalEntry): Promise<void> {
  const n = await db.journal.add(entry);
  if (n > keptEntries && n % 100 === 0)
    await db.journal
      .where('n')
      .below(n - keptEntries)
      .delete();
}
