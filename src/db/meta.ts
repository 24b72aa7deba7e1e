import type { ReplicaBuild } from './build.ts';
import type { Tables } from './schema.ts';

type Meta = Pick<Tables, 'meta'>;

interface MetaValues {
  /** Term of the leader: raised at each acquisition, checked in each of its transactions. */
  term: number;
  /** Counts answers to commands; polls remember it at their start. */
  ack: number;
  /**
   * Counts the starts of reads, of boards and of records: an answer whose read started earlier never replaces a later
   * one's.
   */
  start: number;
  /** Counts the times the replica was wiped: an answer that was asked for before a wipe is not stored after it. */
  wipe: number;
  /** Last number given in the outbox. */
  seq: number;
  /** Identifies this outbox: an outbox the browser created anew has another identity. */
  identity: string;
  /** Server clock minus device clock, ms, as last heard; kept for actions issued offline. */
  clockOffsetMs: number;
  /** Advertised retention of idempotency keys, ms; 0 when the server keeps none. */
  retentionMs: number;
  /** An answer of the API has advertised idempotency keys: it accepts them from another origin too. */
  keysTold: boolean;
  /** The build that stores rows, details and lists here; another one renews what it would store otherwise. */
  build: ReplicaBuild;
}

export async function readMeta<N extends keyof MetaValues>(db: Meta, name: N): Promise<MetaValues[N] | undefined> {
  return (await db.meta.get(name))?.value as MetaValues[N] | undefined;
}

export function writeMeta<N extends keyof MetaValues>(db: Meta, name: N, value: MetaValues[N]) {
  return db.meta.put({ name, value });
}

/** The next value of a counter, within the caller's transaction. */
export async function raise(db: Meta, name: 'term' | 'ack' | 'start' | 'wipe'): Promise<number> {
  const next = ((await readMeta(db, name)) ?? 0) + 1;
  await writeMeta(db, name, next);
  return next;
}
