import { isEqual } from '../../domain/equal.ts';
import type { RowKey } from '../../domain/rows.ts';
import { isRecord } from '../../domain/wire.ts';
import { isInDoubt } from '../outbox/lanes.ts';
import { isOnItsWay } from '../outbox/states.ts';
import type { CommandState, JournalEntry, QuaiDb, StoredCommand } from '../schema.ts';

const settledStates: ReadonlySet<CommandState> = new Set(['settled', 'discarded']);

/** Commands whose outcome is still open or waits for the user's decision, oldest first. */
export async function openCommands(db: QuaiDb): Promise<StoredCommand[]> {
  return (await db.outbox.orderBy('seq').toArray()).filter((row) => !settledStates.has(row.state));
}

const isUnderWay = (row: StoredCommand) => isOnItsWay(row) || row.state === 'settled';

export interface Progress {
  /** An action is on its way, or it is done and no poll has shown it yet. */
  readonly isUnderWay: boolean;
  /** The latest action that waits for the user's decision. */
  readonly parkedId: string | null;
}

/** The progress of the actions of one kind on a center. */
export async function progressOf(db: QuaiDb, center: number, name: string): Promise<Progress> {
  const rows = (await db.outbox.where('center').equals(center).sortBy('seq')).filter((row) => row.name === name);
  const parked = rows.findLast((row) => !isUnderWay(row));
  return { isUnderWay: rows.some(isUnderWay), parkedId: parked?.id ?? null };
}

/** The arguments of the actions of one kind that are on their way to the server. */
export async function sendingOf(db: QuaiDb, center: number, name: string): Promise<readonly unknown[]> {
  const rows = await db.outbox.where('center').equals(center).toArray();
  return rows.filter((row) => row.name === name && isOnItsWay(row)).map(({ args }) => args);
}

/** The latest action of one kind that is in doubt (see `isInDoubt`) and has these arguments among its own. */
export async function doubtAbout(db: QuaiDb, name: string, about: object): Promise<StoredCommand | null> {
  const rows = await openCommands(db);
  return rows.findLast((row) => row.name === name && isInDoubt(row) && isAbout(row.args, about)) ?? null;
}

/** The action that moves money of an order and is on its way, or in doubt; undefined for none (SUP-376). */
export async function openMoneyOf(db: QuaiDb, orderId: number): Promise<StoredCommand | undefined> {
  const rows = await openCommands(db);
  return rows.find((row) => movesMoney(row) && isAbout(row.args, { orderId }) && (isOnItsWay(row) || isInDoubt(row)));
}

/** Credits, refunds and proposals of them, the credits of a late order, and a cancel that refunds (SUP-257). */
const movesMoney = ({ name, live }: StoredCommand) =>
  ['credit.', 'refund.', 'proposal.'].some((of) => name.startsWith(of)) ||
  (live && ['late.sms', 'late.validate', 'order.status'].includes(name));

/** Whether arguments of an action have these among them. */
export const isAbout = (args: unknown, about: object) =>
  isRecord(args) && Object.entries(about).every(([name, value]) => isEqual(args[name], value));

/** One action of the outbox; undefined once it has been dropped. */
export const storedCommand = (db: QuaiDb, id: string): Promise<StoredCommand | undefined> => db.outbox.get({ id });

/** Whether an action that is stored no longer was given up; else the server agreed, and polls have shown it since. */
export async function wasGivenUp(db: QuaiDb, commandId: string): Promise<boolean> {
  const own = (entry: JournalEntry) => entry.commandId === commandId;
  const last = await db.journal.orderBy('n').reverse().filter(own).first();
  return last?.event === 'discarded';
}

/** The events of this device's actions after entry `n`, oldest first. */
export function journalAfter(db: QuaiDb, n: number): Promise<JournalEntry[]> {
  return db.journal.where('n').above(n).toArray();
}

/** The latest entries, latest first. */
export function lastJournalEntries(db: QuaiDb, count: number): Promise<JournalEntry[]> {
  return db.journal.orderBy('n').reverse().limit(count).toArray();
}

/** Every entry, oldest first. */
export const wholeJournal = (db: QuaiDb): Promise<JournalEntry[]> => db.journal.orderBy('n').toArray();

/** Reads when the latest entry of some kind was written, device clock; 0 while there is none. */
export type LatestReader = (db: QuaiDb) => Promise<number>;

/** The latest saved action of this device whose name begins with the prefix. */
export const makeLastSettled = (prefix: string): LatestReader =>
  makeLatest(({ event, name }) => event === 'settled' && name.startsWith(prefix));

const ends: ReadonlySet<JournalEntry['event']> = new Set(['settled', 'conflict', 'refused', 'uncertain']);

/** The latest action that ended, well or not, and whose name begins with one of the prefixes. */
export const makeLastEnded = (prefixes: readonly string[]): LatestReader =>
  makeLatest(({ event, name }) => ends.has(event) && prefixes.some((prefix) => name.startsWith(prefix)));

/** When the latest of them ended, device clock; 0 where none did of late. */
export async function lastEndAtMs(db: QuaiDb, prefix: string): Promise<number> {
  const recent = await lastJournalEntries(db, recentEntries);
  return recent.find(({ event, name }) => ends.has(event) && name.startsWith(prefix))?.atMs ?? 0;
}

/** Actions add entries all the time; from a long journal only the entries since the last read are read. */
function makeLatest(isSuch: (entry: JournalEntry) => boolean): LatestReader {
  let read: QuaiDb | null = null;
  let upTo = 0;
  let latest = 0;
  return async (db) => {
    if (read !== db) [read, upTo, latest] = [db, 0, 0];
    const entries = await journalAfter(db, upTo);
    upTo = entries.at(-1)?.n ?? upTo;
    latest = entries.findLast(isSuch)?.atMs ?? latest;
    return latest;
  };
}

/** How many entries back a settled action is looked for: its answer is younger than the next read. */
const recentEntries = 50;

interface Settled {
  /** Device clock. */
  readonly atMs: number;
  /** The arguments, where the thing's stored row does not bear the answer; null where it does, or a poll has told it since. */
  readonly unwritten: unknown;
}

/** What actions of one kind did of late, and when, by the thing each was about. */
export async function settledAbout(db: QuaiDb, name: string): Promise<ReadonlyMap<RowKey, Settled>> {
  const recent = await lastJournalEntries(db, recentEntries);
  const settled = recent.toReversed().filter((entry) => entry.event === 'settled' && entry.name === name);
  const found = settled.map(async ({ about, atMs, commandId }) =>
    about ? [[about, { atMs, unwritten: await unwrittenArgs(db, commandId, about) }] as const] : [],
  );
  return new Map((await Promise.all(found)).flat());
}

/**
 * An answer writes no row before a board has filled the center, and the first board may be one that was asked before the
 * answer: it tells how the thing was. The action is kept until a later one tells.
 */
async function unwrittenArgs(db: QuaiDb, commandId: string, about: RowKey): Promise<unknown> {
  const command = await storedCommand(db, commandId);
  if (command?.ack === undefined) return null;
  const answer = await db.acks.get(command.ack);
  return answer && !answer.keys.includes(about) ? command.args : null;
}
