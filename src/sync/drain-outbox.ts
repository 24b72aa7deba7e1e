import { waitsFor } from '../db/lanes.ts';
import type { QuaiDb, StoredCommand } from '../db/schema.ts';
import { hold, type Locks } from './locks.ts';
import type { Sender } from './send.ts';

export interface DrainDeps {
  readonly db: QuaiDb;
  readonly locks: Locks;
  readonly sender: Sender;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** False after a 401, until a token is bound again. */
  readonly isSignedIn: () => boolean;
}

const maxParallel = 4;

/** Held across HTTP and never stolen: a long request in another tab is never sent again. */
export const sendLock = (commandId: string) => `send:${commandId}`;

/**
 * Sends what may be sent, at most four at a time, each under its own lock. One command waits for every earlier
 * unresolved one that shares an entity with it. Run by the leader; the tab of a live command sends that one itself.
 */
export class Drainer {
  private readonly inFlight = new Map<string, Promise<void>>();
  private running: Promise<void> | null = null;

  constructor(private readonly deps: DrainDeps) {}

  /**
   * Sends until nothing more can be sent now; `eager` disregards waiting times once (the network is back). A call
   * during a run starts another after it.
   */
  drain(signal: AbortSignal, eager = false): Promise<void> {
    const before = this.running ?? Promise.resolve();
    const run = before.then(() => this.run(signal, eager));
    this.running = run;
    return run;
  }

  /** The earliest instant at which a waiting command is due, device clock; null when none waits. */
  async nextDueAtMs(): Promise<number | null> {
    const waiting = (await this.deps.db.outbox.toArray()).filter((row) => row.state === 'queued');
    return waiting.length === 0 ? null : Math.min(...waiting.map((row) => row.dueAtMs));
  }

  private async run(signal: AbortSignal, eager: boolean): Promise<void> {
    // What was tried without getting anywhere (locked elsewhere, no network) waits for the next run.
    const tried = new Set<string>();
    for (let isEager = eager; !signal.aborted; isEager = false) {
      const ready = (await this.ready(isEager)).filter((row) => !tried.has(progressOf(row)));
      for (const row of ready.slice(0, maxParallel - this.inFlight.size)) {
        tried.add(progressOf(row));
        this.inFlight.set(row.id, this.step(row));
      }
      if (this.inFlight.size === 0) return;
      await Promise.race(this.inFlight.values());
    }
  }

  private async ready(eager: boolean): Promise<StoredCommand[]> {
    const { db, now, isOnline, isSignedIn } = this.deps;
    if (!isOnline() || !isSignedIn()) return [];
    const all = await db.outbox.orderBy('seq').toArray();
    return all.filter((row) => {
      if (this.inFlight.has(row.id)) return false;
      if (row.state === 'sending') return true;
      if (row.state === 'uncertain') return row.reason?.code === 'unread';
      const isDue = eager || row.dueAtMs <= now();
      return row.state === 'queued' && isDue && !waitsFor(all, row.seq, row.lanes);
    });
  }

  private async step(row: StoredCommand): Promise<void> {
    try {
      const lock = await hold(this.deps.locks, sendLock(row.id), { ifAvailable: true });
      // Held elsewhere: that tab is sending it.
      if (lock) await this.deps.sender.step(row.id).finally(lock.release);
    } finally {
      this.inFlight.delete(row.id);
    }
  }
}

const progressOf = (row: StoredCommand) => `${row.id}/${row.state}/${row.attempt}/${row.reason?.code ?? ''}`;
