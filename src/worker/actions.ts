import type { IssueCode } from '../db/engine-code.ts';
import { readMeta } from '../db/meta.ts';
import { dependantsOf, isUnresolved } from '../db/outbox/lanes.ts';
import type { Rendered } from '../db/outbox/taking-back.ts';
import { type Move, transition } from '../db/outbox/transition.ts';
import type { StoredCommand } from '../db/schema.ts';
import type { Project } from '../db/visible.ts';
import { isRefusal, type Refusal, refuse } from '../domain/result.ts';
import { type Held, hold } from '../sync/locks.ts';
import { sendLock } from '../sync/sending/drain-outbox.ts';
import type { Sender } from '../sync/sending/send.ts';
import type { Issued, IssueOptions, Undoable } from './api.ts';
import type * as Later from './command-code.ts';
import type { EngineDeps } from './engine-deps.ts';

export interface ActionsDeps
  extends Pick<EngineDeps, 'outboxDb' | 'locks' | 'tabId' | 'newId' | 'now' | 'issued' | 'afterScreen'> {
  readonly project: Project;
  readonly sender: Sender;
  readonly serverNow: () => number;
  /** The center this tab shows. */
  readonly center: () => number;
  readonly isOnline: () => boolean;
  /** Something in the outbox may be sent now: work for the leader. */
  readonly changed: () => void;
}

let there: typeof Later | null = null;

/** What records an action, takes it back or renders it anew comes with the declarations it works with. */
export const later = async () => {
  there ??= await import('./command-code.ts');
  return there;
};

/** What a tab's user does: issues actions, takes them back, sends them again, gives them up. */
export class Actions {
  private shown: Promise<void> = Promise.resolve();

  constructor(private readonly deps: ActionsDeps) {}

  /** Resolves once what this tab's user has done by now is recorded and its screen has had time to read it. */
  calm(): Promise<void> {
    return this.shown;
  }

  /** See `enqueue`; a live action is sent from here at once, the others by the leader. */
  async issue(
    name: string,
    args: unknown,
    { replaces, center = this.deps.center() }: IssueOptions = {},
  ): Promise<Issued> {
    const { outboxDb, locks, project, tabId, newId, now, isOnline } = this.deps;
    const id = newId();
    const { commandNamed, enqueue } = await later();
    const isLive = commandNamed(name)?.delivery.kind === 'live';
    const lock = isLive ? await hold(locks, sendLock(id)) : null;
    const enqueued = enqueue(outboxDb, project, {
      id,
      name,
      args,
      center,
      tab: tabId,
      nowMs: now(),
      isOnline: isOnline(),
      replaces,
    });
    const read = this.readAfter(enqueued);
    this.shown = this.shown.then(() => read);
    const issued = await enqueued.catch((error: unknown) => {
      lock?.release();
      throw error;
    });
    if (isRefusal(issued)) {
      lock?.release();
      return issued;
    }
    this.deps.issued(issued);
    if (lock) void this.sendLive(issued, lock);
    // Should this tab go meanwhile: who leads looks at the outbox by itself too.
    else this.deps.afterScreen(this.deps.changed);
    return { commandId: id };
  }

  /** Whoever issued it is told what failed. */
  private async readAfter(enqueued: Promise<StoredCommand | Refusal>): Promise<void> {
    const isRecorded = await enqueued.then(
      (issued) => !isRefusal(issued),
      () => false,
    );
    if (isRecorded) await new Promise<void>((resolve) => this.deps.afterScreen(resolve));
  }

  /** Annuler: the same action the other way, as a new one; refused once something has been built on it. */
  async undo(name: string, args: unknown, center: number): Promise<Issued> {
    const { undoArgs } = await later();
    const back = await undoArgs(this.deps.outboxDb, center, name, args, this.deps.serverNow());
    return back === null ? refuse<IssueCode>('builtUpon') : this.issue(name, back, { center });
  }

  /** Whether taking it back would be recorded now. */
  async mayUndo({ name, args, center }: Undoable): Promise<boolean> {
    const { outboxDb, serverNow } = this.deps;
    const { undoArgs } = await later();
    return (await undoArgs(outboxDb, center, name, args, serverNow(), true)) !== null;
  }

  /**
   * Réessayer: a parked command goes back into the queue under its own id; one in conflict means what it meant on what
   * there is now. A refusal where it no longer can: it stays as it is.
   */
  async retry(commandId: string): Promise<Refusal | null> {
    const { outboxDb, locks, project, now, changed } = this.deps;
    const lock = await hold(locks, sendLock(commandId), { ifAvailable: true });
    if (!lock) return null;
    const rendered = await this.renderedAnew(commandId);
    if (isRefusal(rendered)) {
      lock.release();
      return rendered;
    }
    // This tab may never have heard the server itself; what any tab heard is kept.
    const offsetMs = (await readMeta(outboxDb, 'clockOffsetMs')) ?? null;
    const stored = await transition(outboxDb, project, commandId, now(), (row) =>
      again(row, now(), offsetMs, rendered),
    );
    if (stored?.live) await this.sendLive(stored, lock);
    else lock.release();
    changed();
    return null;
  }

  /** What an action in conflict is sent as; nothing of any other changes. */
  private async renderedAnew(commandId: string): Promise<Partial<Rendered> | Refusal> {
    const { outboxDb, serverNow } = this.deps;
    const stored = await outboxDb.outbox.get({ id: commandId });
    if (stored?.state !== 'conflict') return {};
    const { renderedAnew } = await later();
    return renderedAnew(outboxDb, stored, serverNow());
  }

  /** Abandonner: the command goes, and with it, when asked, what waits behind it. Not while it is being sent. */
  async discard(commandId: string, withDependants: boolean): Promise<void> {
    const behind = withDependants ? await this.dependants(commandId) : [];
    for (const id of [...behind.map((row) => row.id).reverse(), commandId]) await this.discardOne(id);
    this.deps.changed();
  }

  async dependants(commandId: string): Promise<StoredCommand[]> {
    const all = await this.deps.outboxDb.outbox.orderBy('seq').toArray();
    const root = all.find((row) => row.id === commandId);
    return root ? dependantsOf(all, root) : [];
  }

  private async discardOne(id: string): Promise<void> {
    const { outboxDb, locks, project, now } = this.deps;
    const lock = await hold(locks, sendLock(id), { ifAvailable: true });
    if (!lock) return;
    await transition(outboxDb, project, id, now(), (row) => (row.state === 'settled' ? null : { state: 'discarded' }));
    lock.release();
  }

  private async sendLive(stored: StoredCommand, lock: Held): Promise<void> {
    await this.deps.sender.sendLive(stored).finally(lock.release);
    this.deps.changed();
  }
}

/** A parked command, issued anew now; null while it is being sent or once it is over. */
function again(row: StoredCommand, nowMs: number, offsetMs: number | null, rendered: Partial<Rendered>): Move | null {
  if (!isUnresolved(row) || row.state === 'sending') return null;
  return {
    state: row.live ? 'sending' : 'queued',
    event: 'retry',
    set: {
      attempt: row.attempt + (row.live ? 1 : 0),
      failures: 0,
      dueAtMs: 0,
      heldUntilMs: 0,
      issuedAtMs: nowMs,
      clockOffsetMs: offsetMs,
      // The entity was read and nobody knows more: the user has decided to send again.
      ...(row.reason?.code === 'unknown' ? { answerLost: false, keyedUntilMs: null } : {}),
      ...(row.state === 'conflict' || row.state === 'refused' ? underANewKey(row) : {}),
      ...rendered,
    },
  };
}

/**
 * The server may keep its no with the key. A refusal may come from something before the server, though: an attempt whose
 * answer was lost may still have been done under the former key, and the entity is read first.
 */
const underANewKey = (row: StoredCommand) => ({
  keyedUntilMs: null,
  renewals: (row.renewals ?? 0) + 1,
  ...(row.state === 'refused' && row.mayBeDone ? { answerLost: true, mayBeDone: false } : {}),
});
