import { createHash } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { readRevision } from '../db/read-settings.ts';
import { SnapshotBody } from './body.ts';
import { latestLateMs } from './lists.ts';
import { Mirror } from './mirror.ts';

/** One way of telling a center: which poll, which filters, for whom. Equal keys give equal texts. */
export interface Variant {
  readonly key: string;
  compose(mirror: Mirror, nowMs: number): string;
}

export interface Snapshot {
  /** Says what the content is, whatever the version asked; differs between two databases. */
  readonly etag: string;
  /** Null when the client has it already. */
  readonly body: SnapshotBody | null;
}

interface CenterCache {
  readonly mirror: Mirror;
  /** What the cached bodies were made of; another state empties them. */
  state: string;
  readonly bodies: Map<string, SnapshotBody>;
}

/** Serialised centers, one text a revision and variant, shared by all clients. */
export class Snapshots {
  private readonly centers = new Map<number, CenterCache>();

  constructor(
    private readonly db: Db,
    private readonly instance: string,
  ) {}

  /** The center's rows at the revision the database has now; null when there is no such center. */
  async mirror(center: number): Promise<Mirror | null> {
    const revision = await readRevision(this.db, center);
    if (revision === null) return null;
    const { mirror } = this.cacheOf(center);
    await mirror.upTo(revision);
    return mirror;
  }

  /** A variant of the center; `isKnown` says whether the client has the content of an ETag. */
  async take(
    center: number,
    variant: Variant,
    nowMs: number,
    isKnown: (etag: string) => boolean,
  ): Promise<Snapshot | null> {
    const mirror = await this.mirror(center);
    if (!mirror) return null;
    const cache = this.cacheOf(center);
    const state = `${this.instance}/${center}/${mirror.revision}/${latestLateMs(mirror, nowMs)}`;
    if (cache.state !== state) {
      cache.state = state;
      cache.bodies.clear();
    }
    const etag = etagOf(`${state}/${variant.key}`);
    if (isKnown(etag)) return { etag, body: null };
    const body = cache.bodies.get(variant.key) ?? new SnapshotBody(variant.compose(mirror, nowMs));
    cache.bodies.set(variant.key, body);
    return { etag, body };
  }

  private cacheOf(center: number): CenterCache {
    const found = this.centers.get(center);
    if (found) return found;
    const made = { mirror: new Mirror(this.db, center), state: '', bodies: new Map<string, SnapshotBody>() };
    this.centers.set(center, made);
    return made;
  }
}

/** Weak: the same content is sent plain or compressed, and with any version. */
const etagOf = (content: string) => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
