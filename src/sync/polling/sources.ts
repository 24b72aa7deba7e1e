import { raise, readMeta } from '../../db/meta.ts';
import { assertOurs } from '../../db/owner.ts';
import { sourceKey } from '../../db/queries/sync.ts';
import type { QuaiDb, SourceState } from '../../db/schema.ts';
import { drawVersion } from '../../domain/refresh/version.ts';
import { isCurrentTerm } from '../fence.ts';
import type { Endpoint, Query } from './endpoint.ts';

/** A source that is wanted now, with the union of its tabs' queries. */
export interface DemandedSource {
  readonly endpoint: Endpoint;
  readonly center: number;
  readonly query: Query;
}

/** A poll that starts: its source from then on, and the ack counter. */
export interface Start {
  readonly source: SourceState;
  readonly startAck: number;
}

export const keyOfWanted = ({ endpoint, center }: DemandedSource) => sourceKey(endpoint.name, center);

export interface SourcesDeps {
  readonly db: QuaiDb;
  readonly now: () => number;
  readonly random: () => number;
}

/** Stored state of sources, written by the leader of one term alone. */
export class Sources {
  private constructor(
    private readonly deps: SourcesDeps,
    readonly term: number,
  ) {}

  /** Raises the term, which fences every earlier leader. A tab of another build than the replica's leads nobody. */
  static async begin(deps: SourcesDeps): Promise<Sources> {
    const { db } = deps;
    const term = await db.transaction('rw', db.meta, async () => {
      await assertOurs(db);
      return raise(db, 'term');
    });
    return new Sources(deps, term);
  }

  async read(wanted: DemandedSource): Promise<SourceState> {
    return (await this.deps.db.sources.get(keyOfWanted(wanted))) ?? freshSource(wanted);
  }

  /**
   * Persists the start before the call: a new leader neither restarts nor doubles the period. Null once another leader
   * has taken over.
   */
  start(wanted: DemandedSource): Promise<Start | null> {
    const { db, now, random } = this.deps;
    return db.transaction('rw', [db.sources, db.meta], async () => {
      const [term, before, startAck = 0] = await Promise.all([
        readMeta(db, 'term'),
        this.read(wanted),
        readMeta(db, 'ack'),
      ]);
      if (!isCurrentTerm(term, this.term)) return null;
      const source: SourceState = {
        ...before,
        version: drawVersion(before.version, random),
        poll: before.poll + 1,
        start: await raise(db, 'start'),
        query: wanted.query,
        // An ETag belongs to its query, also while the answer to another query is awaited.
        etag: before.query === wanted.query ? before.etag : null,
        startedAtMs: now(),
        heldUntilMs: 0,
      };
      await db.sources.put(source);
      return { source, startAck };
    });
  }

  /** `waitMs`: how long the server asked not to be called. */
  fail({ key }: SourceState, error: string, waitMs = 0): Promise<void> {
    const heldUntilMs = waitMs > 0 ? this.deps.now() + waitMs : 0;
    return this.note(key, (now) => ({ ...now, failures: now.failures + 1, error, heldUntilMs }));
  }

  /** Counts an answer that is not to the latest request of its source (DSP-155). */
  skip({ key }: SourceState): Promise<void> {
    return this.note(key, (now) => ({ ...now, skipped: now.skipped + 1 }));
  }

  /** Drops the ETag: nothing counts as confirmed until a whole answer. */
  doubt({ key }: SourceState): Promise<void> {
    return this.note(key, (now) => ({ ...now, etag: null }));
  }

  private note(key: string, change: (source: SourceState) => SourceState): Promise<void> {
    const { db } = this.deps;
    return db.transaction('rw', [db.sources, db.meta], async () => {
      const source = await db.sources.get(key);
      if (source && (await this.isLeading())) await db.sources.put(change(source));
    });
  }

  private async isLeading(): Promise<boolean> {
    return isCurrentTerm(await readMeta(this.deps.db, 'term'), this.term);
  }
}

const freshSource = (wanted: DemandedSource): SourceState => ({
  key: keyOfWanted(wanted),
  endpoint: wanted.endpoint.name,
  center: wanted.center,
  version: null,
  poll: 0,
  appliedPoll: 0,
  appliedAck: 0,
  etag: null,
  query: wanted.query,
  startedAtMs: 0,
  appliedAtMs: null,
  failures: 0,
  skipped: 0,
  setAside: 0,
  error: null,
});
