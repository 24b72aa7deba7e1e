import type { Db } from '../db/connection/open.ts';
import { isAnyOf } from '../db/ids.ts';
import { type Ear, readNotice } from '../db/notices.ts';
import { centers } from '../db/schema/center.ts';

/** A listener for the revisions of one center. */
type Listener = (revision: number) => void;

/** Commits anywhere on this database, for listeners in this process to their center. */
export class Changes implements Ear {
  private readonly listeners = new Map<number, Set<Listener>>();

  constructor(private readonly db: Db) {}

  hear(payload: string): void {
    const notice = readNotice(payload);
    if (notice) this.tell(notice.center, notice.revision);
  }

  /** Reads revisions, since notices may have been missed; a listener ignores a revision it knows. */
  async listening(): Promise<void> {
    if (this.listeners.size === 0) return;
    const asked = [...this.listeners.keys()];
    const found = await this.db
      .select({ center: centers.id, revision: centers.revision })
      .from(centers)
      .where(isAnyOf(centers.id, asked));
    for (const { center, revision } of found) this.tell(center, revision);
  }

  /** Ends when the returned function is called. */
  listen(center: number, listener: Listener): () => void {
    const listeners = this.listeners.get(center) ?? new Set();
    this.listeners.set(center, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(center) === listeners) this.listeners.delete(center);
    };
  }

  /** Number of listeners to a center. */
  count(center: number): number {
    return this.listeners.get(center)?.size ?? 0;
  }

  /** Number of all listeners. */
  get total(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  private tell(center: number, revision: number): void {
    for (const listener of this.listeners.get(center) ?? []) listener(revision);
  }
}
