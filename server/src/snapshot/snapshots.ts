import { readRevision } from '../db/center/read-settings.ts';
import type { Db } from '../db/connection/open.ts';
import { etagOf } from '../http/validator.ts';
import { SnapshotBody } from './body.ts';
import { composition as ownComposition } from './composition.ts';
import { cursorOf, stateOf } from './cursor.ts';
import { type Lateness, latenessAt } from './lists.ts';
import { Mirror } from './mirror.ts';
import { type TouchedRows, touchedSince } from './touched.ts';

/** One form of answer for a center: poll, filters and reader. Equal keys give equal texts. */
export interface Variant {
  readonly key: string;
  /** `touched` null for a whole answer; else a delta of the touched rows alone. */
  compose(mirror: Mirror, nowMs: number, touched: TouchedRows | null): string;
}

/** The content that a client has already. */
export interface ClientState {
  isKnown(etag: string): boolean;
  /** Cursor of the answer from which it could continue. */
  readonly since: string | null;
}

export interface Snapshot {
  /** Identifies the content, whatever the version; differs between two databases, and between compositions. */
  readonly etag: string;
  /** Identifies this content in a later request. */
  readonly cursor: string;
  /** Null when the client has it already. */
  readonly body: SnapshotBody | null;
  /** The cursor that the body continues; null for a whole answer. */
  readonly base: string | null;
}

/** How long a center stays in memory that nobody asks for; its next poll reads it whole. */
const keptUnaskedMs = 30 * 60_000;

/** How many deltas are kept for each state of a center: clients that poll together have few different cursors. */
const keptDeltas = 32;

interface CenterCache {
  /** By a monotonic clock. */
  askedAtMs: number;
  readonly mirror: Mirror;
  /** The state of which the cached bodies were made; another state clears them. */
  state: string;
  lateness: Lateness | null;
  /** ETag and cursor of the state, by variant. */
  readonly told: Map<string, Pick<Snapshot, 'etag' | 'cursor'>>;
  readonly bodies: Map<string, SnapshotBody>;
  readonly deltas: Map<string, SnapshotBody>;
}

/** Serialised centers, one text per revision and variant, shared by all clients. */
export class Snapshots {
  /** The most recently used center comes last. */
  private readonly centers = new Map<number, CenterCache>();

  constructor(
    private readonly db: Db,
    private readonly instance: string,
    private readonly composition: string = ownComposition,
    private readonly passedMs: () => number = () => performance.now(),
  ) {}

  /** The center's rows at the database's present revision; null when there is no such center. */
  async mirror(center: number): Promise<Mirror | null> {
    const revision = await readRevision(this.db, center);
    return revision === null ? null : this.mirrorAt(center, revision);
  }

  /** The same, at a revision that was read already, or a later one. */
  private async mirrorAt(center: number, revision: number): Promise<Mirror> {
    const { mirror } = this.cacheOf(center);
    await mirror.upTo(revision);
    return mirror;
  }

  /** A variant of the center: no body, a delta or everything, by the content the client has. */
  async take(center: number, variant: Variant, nowMs: number, known: ClientState): Promise<Snapshot | null> {
    const revision = await readRevision(this.db, center);
    return revision === null ? null : this.takeAt(center, revision, variant, nowMs, known);
  }

  /** The same at a revision that was read already, or a later one. */
  async takeAt(
    center: number,
    revision: number,
    variant: Variant,
    nowMs: number,
    known: ClientState,
  ): Promise<Snapshot> {
    const mirror = await this.mirrorAt(center, revision);
    const cache = this.cacheOf(center);
    cache.lateness = latenessAt(mirror, nowMs, cache.lateness);
    const now = { revision: mirror.revision, lateMs: cache.lateness.latestMs };
    const { instance, composition } = this;
    const state = `${instance}/${composition}/${center}/${now.revision}/${now.lateMs}`;
    if (cache.state !== state) {
      cache.state = state;
      cache.told.clear();
      cache.bodies.clear();
      cache.deltas.clear();
    }
    const scope = { instance, composition, center, variant: variant.key };
    const told = cache.told.get(variant.key) ?? {
      etag: etagOf(`${state}/${variant.key}`),
      cursor: cursorOf(now, scope),
    };
    cache.told.set(variant.key, told);
    if (known.isKnown(told.etag)) return { ...told, body: null, base: null };
    const then = known.since === null ? null : stateOf(known.since, scope);
    if (then && then.revision <= now.revision && mirror.reaches(then.revision)) {
      const compose = () => variant.compose(mirror, nowMs, touchedSince(mirror, then, now));
      return {
        ...told,
        body: deltaOf(cache, `${variant.key} ${then.revision} ${then.lateMs}`, compose),
        base: known.since,
      };
    }
    const body = cache.bodies.get(variant.key) ?? new SnapshotBody(variant.compose(mirror, nowMs, null));
    cache.bodies.set(variant.key, body);
    return { ...told, body, base: null };
  }

  private cacheOf(center: number): CenterCache {
    const nowMs = this.passedMs();
    const cache = this.centers.get(center) ?? this.make(center);
    cache.askedAtMs = nowMs;
    this.centers.delete(center);
    this.centers.set(center, cache);
    for (const [unasked, { askedAtMs }] of this.centers) {
      if (nowMs - askedAtMs < keptUnaskedMs) break;
      this.centers.delete(unasked);
    }
    return cache;
  }

  private make(center: number): CenterCache {
    const mirror = new Mirror(this.db, center);
    return { askedAtMs: 0, mirror, state: '', lateness: null, told: new Map(), bodies: new Map(), deltas: new Map() };
  }
}

function deltaOf({ deltas }: CenterCache, key: string, compose: () => string): SnapshotBody {
  const body = deltas.get(key) ?? new SnapshotBody(compose());
  if (deltas.size < keptDeltas) deltas.set(key, body);
  return body;
}
