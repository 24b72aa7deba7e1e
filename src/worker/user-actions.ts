import type { IssueCode } from '../db/engine-code.ts';
import { readMeta } from '../db/meta.ts';
import { again } from '../db/outbox/again.ts';
import { restingAnew } from '../db/outbox/basis-of.ts';
import { enqueue } from '../db/outbox/enqueue.ts';
import { dependantsOf } from '../db/outbox/lanes.ts';
import { renderedAnew, undoArgs } from '../db/outbox/taking-back.ts';
import { transition } from '../db/outbox/transition.ts';
import type { StoredCommand } from '../db/schema.ts';
import type { Project } from '../db/visible.ts';
import { isLive } from '../domain/command.ts';
import { commandNamed } from '../domain/commands.ts';
import { isRefusal, type Refusal, refuse } from '../domain/result.ts';
import { type HeldLock, hold } from '../sync/locks.ts';
import { sendLock } from '../sync/sending/drain-outbox.ts';
import type { Sender } from '../sync/sending/send.ts';
import type { IssueOptions, IssueResult, Undoable } from './api.ts';
import type { EngineDeps } from './engine-deps.ts';

export interface UserActionsDeps
  extends Pick<EngineDeps, 'outboxDb' | 'locks' | 'tabId' | 'newId' | 'now' | 'issued' | 'afterScreen'> {
  readonly project: Project;
  readonly sender: Pick<Sender, 'sendLive'>;
  readonly serverNow: () => number;
  /** The center this tab shows. */
  readonly center: () => number;
  readonly isOnline: () => boolean;
  /** Something in the outbox may be sent now: the leader has work. */
  readonly changed: () => void;
}

/** The actions of a tab's user: he issues them, undoes them, sends them again, discards them. */
export class UserActions {
  private shown: Promise<void> = Promise.resolve();

  constructor(private readonly deps: UserActionsDeps) {}

  /** Resolves once all actions issued so far are recorded and the screen has had time to read them. */
  calm(): Promise<void> {
    return this.shown;
  }

  /** See `enqueue`. A live action is sent from here at once, all others by the leader. */
  async issue(
    name: string,
    args: unknown,
    { replaces, center = this.deps.center() }: IssueOptions = {},
  ): Promise<IssueResult> {
    const { outboxDb, locks, project, tabId, newId, now, isOnline } = this.deps;
    const id = newId();
    const declaration = commandNamed(name);
    const lock = declaration && isLive(declaration, args) ? await hold(locks, sendLock(id)) : null;
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
    // Should this tab close meanwhile, the leader looks at the outbox without being asked.
    else this.deps.afterScreen(this.deps.changed);
    return { commandId: id };
  }

  /** A failure is ignored here: the caller of `issue` gets it. */
  private async readAfter(enqueued: Promise<StoredCommand | Refusal>): Promise<void> {
    const isRecorded = await enqueued.then(
      (issued) => !isRefusal(issued),
      () => false,
    );
    if (isRecorded) await new Promise<void>((resolve) => this.deps.afterScreen(resolve));
  }

  /** Annuler: a new action that reverses this one; refused once something has been built on it. */
  async undo(name: string, args: unknown, center: number): Promise<IssueResult> {
    const back = await undoArgs(this.deps.outboxDb, center, name, args, this.deps.serverNow());
    return back === null ? refuse<IssueCode>('builtUpon') : this.issue(name, back, { center });
  }

  /** Whether undoing it would be accepted now. */
  async mayUndo({ name, args, center }: Undoable): Promise<boolean> {
    const { outboxDb, serverNow } = this.deps;
    return (await undoArgs(outboxDb, center, name, args, serverNow(), true)) !== null;
  }

  /**
   * Réessayer: a parked command goes back into the queue under its own id. One in conflict is rendered anew on the
   * present rows. A refusal where that is not possible: the command stays as it is.
   */
  async retry(commandId: string): Promise<Refusal | null> {
    const { outboxDb, locks, project, now, serverNow, changed } = this.deps;
    const lock = await hold(locks, sendLock(commandId), { ifAvailable: true });
    if (!lock) return null;
    const rendered = await renderedAnew(outboxDb, commandId, serverNow());
    if (isRefusal(rendered)) {
      lock.release();
      return rendered;
    }
    // This tab may never have had an answer itself; the offset any tab measured is stored.
    const offsetMs = (await readMeta(outboxDb, 'clockOffsetMs')) ?? null;
    const retentionMs = (await readMeta(outboxDb, 'retentionMs')) ?? 0;
    const stored = await transition(outboxDb, project, commandId, now(), (row) =>
      again(row, now(), { offsetMs, retentionMs }, rendered),
    );
    if (stored?.live) await this.sendLive(stored, lock);
    else lock.release();
    changed();
    return null;
  }

  /** Abandonner: drops the command and, if asked, the commands that wait for it. Not while it is being sent. */
  async discard(commandId: string, withDependants: boolean): Promise<void> {
    const all = await this.deps.outboxDb.outbox.orderBy('seq').toArray();
    const root = withDependants && all.find((row) => row.id === commandId);
    const behind = root ? dependantsOf(all, root).map((row) => row.id) : [];
    for (const id of [...behind.reverse(), commandId]) await this.discardOne(id);
    this.deps.changed();
  }

  private async discardOne(id: string): Promise<void> {
    const { outboxDb, locks, project, now } = this.deps;
    const lock = await hold(locks, sendLock(id), { ifAvailable: true });
    if (!lock) return;
    await transition(outboxDb, project, id, now(), (row, all) =>
      row.state === 'settled' ? null : { state: 'discarded', later: restingAnew(row, all) },
    );
    lock.release();
  }

  private async sendLive(stored: StoredCommand, lock: HeldLock): Promise<void> {
    await this.deps.sender.sendLive(stored).finally(lock.release);
    this.deps.changed();
  }
}
