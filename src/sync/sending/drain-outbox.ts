import { heldUntilMs, isDue } from '../../db/hold.ts';
import { waitsFor } from '../../db/outbox/lanes.ts';
import type { QuaiDb, StoredCommand } from '../../db/schema.ts';
import { hold, type Locks } from '../locks.ts';
import type { Sender } from './send.ts';

export interface DrainDeps {
  readonly db: QuaiDb;
  readonly locks: Locks;
  readonly sender: Pick<Sender, 'step'>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** False after a 401, until a token is bound again. */
  readonly isSignedIn: () => boolean;
}

const maxParallel = 4;

/** Held across HTTP and never stolen: a long request in another tab is not sent a second time. */
export const sendLock = (commandId: string) => `send:${commandId}`;

/**
 * Sends what may be sent, at most four commands at a time, each under its own lock. A command waits for every earlier
 * unresolved one that shares an entity with it. Run by the leader; a live command is sent by its own tab.
 */
export class Drainer {
  private readonly inFlight = new Map<string, Promise<void>>();
  /** Commands tried in vain (locked elsewhere, no network); they wait for the next call. */
  private readonly tried = new Set<string>();
  private sweeping: Promise<void> = Promise.resolve();

  constructor(private readonly deps: DrainDeps) {}

  /**
   * Starts what may be sent now, and continues as each command ends. It does not wait for answers, so that commands
   * issued meanwhile are sent beside them. `eager` ignores waiting times once (the network is back), except those the
   * server asked for.
   */
  drain(signal: AbortSignal, eager = false): Promise<void> {
    this.tried.clear();
    return this.sweep(signal, eager);
  }

  /** One at a time, each after the one before. */
  private sweep(signal: AbortSignal, eager: boolean): Promise<void> {
    const sweep = this.sweeping.then(() => this.startReady(signal, eager));
    // The caller gets a failure; it must not keep later sweeps from starting.
    this.sweeping = sweep.catch(() => undefined);
    return sweep;
  }

  private async startReady(signal: AbortSignal, eager: boolean): Promise<void> {
    if (signal.aborted) return;
    const ready = (await this.ready(eager)).filter((row) => !this.tried.has(progressOf(row)));
    for (const row of ready.slice(0, maxParallel - this.inFlight.size)) {
      this.tried.add(progressOf(row));
      this.inFlight.set(
        row.id,
        this.step(row).finally(() => this.sweep(signal, false)),
      );
    }
  }

  /** Resolves once nothing is under way and nothing more may be sent now. */
  async rest(): Promise<void> {
    await this.sweeping;
    while (this.inFlight.size > 0) {
      await Promise.allSettled(this.inFlight.values());
      await this.sweeping;
    }
  }

  private async ready(eager: boolean): Promise<StoredCommand[]> {
    const { db, now, isOnline, isSignedIn } = this.deps;
    if (!isOnline() || !isSignedIn()) return [];
    const all = await db.outbox.orderBy('seq').toArray();
    return all.filter((row) => {
      if (this.inFlight.has(row.id)) return false;
      if (row.state === 'sending') return true;
      const isNow = heldUntilMs(row, now()) === null && (eager || isDue(row, now()));
      if (row.state === 'uncertain') return row.reason?.code === 'unread' && isNow;
      return row.state === 'queued' && isNow && !waitsFor(all, row.seq, row.lanes);
    });
  }

  private async step(row: StoredCommand): Promise<void> {
    try {
      const lock = await hold(this.deps.locks, sendLock(row.id), { ifAvailable: true });
      // Not free: the tab that holds it is sending.
      if (lock) await this.deps.sender.step(row.id).finally(lock.release);
    } finally {
      this.inFlight.delete(row.id);
    }
  }
}

const progressOf = (row: StoredCommand) => `${row.id}/${row.state}/${row.attempt}/${row.reason?.code ?? ''}`;
