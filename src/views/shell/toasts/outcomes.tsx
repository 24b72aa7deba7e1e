import { liveQuery } from 'dexie';
import { useEffect } from 'react';
import { journalAfter, lastJournalEntries, storedCommand } from '../../../db/queries/actions.ts';
import type { JournalEntry, QuaiDb } from '../../../db/schema.ts';
import type { Center } from '../../../domain/center/center.ts';
import type { Command } from '../../../domain/command.ts';
import { commandNamed, upcast } from '../../../domain/commands.ts';
import { forgetAction, noteParked } from '../../kit/actions/history.ts';
import { useClient, useSignedIn } from '../../kit/client/context.ts';
import { afterLists } from '../../kit/queries/live-queries.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { type Toasts, useToasts } from '../../kit/toasts/toast-context.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { namedToast, outcomeToast, waitingToast } from './outcome-toast.ts';
import { linkOf } from './toast-link.ts';

/** An answer within it is all there is to say. */
const patienceMs = 1_000;

/** Tells the outcomes of this tab's recent actions; what happens later stands in the list of actions. */
export function Outcomes() {
  const { db } = useSignedIn();
  const { tab, report, online$ } = useClient();
  const toasts = useToasts();
  const center = useLatest(useCenters()?.current);
  // The journal is a stream of events, not a state to show: each entry is told once.
  useEffect(() => {
    const telling = new Telling(db, toasts, () => ({
      isOnline: online$.value.isOnline,
      center: center.current,
    }));
    const tell = (entry: JournalEntry) => {
      if (entry.tab === tab.id) noteOutcome(entry);
      // The issue itself is journalled: it may be seen here before the worker's answer to the page is.
      const isNew = entry.tab === tab.id && entry.attempt <= 1 && isIssue(entry);
      if (isNew && toasts.groupOf(entry.commandId) === undefined) toasts.follow(entry.commandId);
      telling.hear(entry).catch(report);
    };
    const stop = followJournal(db, tab.id, tell, report);
    return () => {
      stop();
      telling.end();
    };
  }, [db, tab, toasts, report, online$, center]);
  return null;
}

interface Now {
  readonly isOnline: boolean;
  readonly center: Center | undefined;
}

/** What is said of each action that is followed: that it waits, once that lasts, and what came of it, in the same place. */
class Telling {
  private readonly waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** Their arguments may be gone from the outbox when the answer is told. */
  private readonly args = new Map<string, unknown>();

  constructor(
    private readonly db: QuaiDb,
    private readonly toasts: Toasts,
    private readonly now: () => Now,
  ) {}

  async hear(entry: JournalEntry): Promise<void> {
    const { commandId, event } = entry;
    const command = commandNamed(entry.name);
    if (!command || this.toasts.groupOf(commandId) === undefined) return;
    const args = await this.argsOf(command, commandId);
    const group = this.toasts.groupOf(commandId);
    if (group === undefined) return;
    if (event === 'discarded') {
      this.stopWaiting(commandId);
      this.toasts.close(group);
      this.toasts.close(commandId);
    }
    if (isIssue(entry)) return args === undefined ? undefined : this.wait(command, commandId, args);
    // Gone from the outbox before anybody looked: nothing is left to say which.
    const toast = args === undefined ? outcomeToast(command, entry) : namedToast(command, entry, args);
    if (!toast) return;
    this.stopWaiting(commandId);
    this.args.delete(commandId);
    const link = await linkOf(this.db, entry, args, this.now().center);
    if (event === 'settled') return this.toasts.agree(commandId, toast, link);
    // Told as done or waiting together with others it is not.
    if (group !== commandId) this.toasts.close(group);
    this.toasts.show(toast, { key: commandId, link });
  }

  end(): void {
    for (const id of [...this.waiting.keys()]) this.stopWaiting(id);
  }

  private async argsOf(command: Command, commandId: string): Promise<unknown> {
    if (this.args.has(commandId)) return this.args.get(commandId);
    const stored = await storedCommand(this.db, commandId);
    const args = stored && upcast(command, stored.commandVersion, stored.args);
    if (args !== undefined) this.args.set(commandId, args);
    return args;
  }

  private wait(command: Command, commandId: string, args: unknown): void {
    if (this.waiting.has(commandId)) return;
    const say = () => {
      // What is told together says by itself that it waits.
      if (this.toasts.groupOf(commandId) === commandId)
        this.toasts.show(waitingToast(command, args), { key: commandId });
    };
    this.waiting.set(commandId, setTimeout(say, this.now().isOnline ? patienceMs : 0));
  }

  private stopWaiting(commandId: string): void {
    clearTimeout(this.waiting.get(commandId));
    this.waiting.delete(commandId);
  }
}

const parked: ReadonlySet<JournalEntry['event']> = new Set(['conflict', 'refused', 'uncertain', 'expired']);

/** What came to nothing is not there to be undone. */
function noteOutcome({ commandId, event, reason }: JournalEntry): void {
  if (event === 'discarded') forgetAction(commandId);
  else if (parked.has(event) && reason?.code !== 'unread') noteParked(commandId);
}

const isIssue = ({ event }: JournalEntry) => event === 'queued' || event === 'sending';

/** More than a page issues before its code for outcomes has come. */
const before = 50;
let hasBegun = false;

/** Each entry from now on; the first time also those this page load has left before. */
function followJournal(
  db: QuaiDb,
  tab: string,
  tell: (entry: JournalEntry) => void,
  report: (thrown: unknown) => void,
): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  const start = async () => {
    const latest = (await lastJournalEntries(db, before)).toReversed();
    if (isStopped) return;
    let last = latest.at(-1)?.n ?? 0;
    if (!hasBegun) for (const entry of latest) if (entry.tab === tab) tell(entry);
    hasBegun = true;
    const subscription = liveQuery(afterLists(() => journalAfter(db, last))).subscribe((entries) => {
      for (const entry of entries) {
        if (entry.n === undefined || entry.n <= last) continue;
        last = entry.n;
        tell(entry);
      }
    });
    stop = () => subscription.unsubscribe();
  };
  // The storage may be taken away while the first entries are read.
  start().catch(report);
  return () => {
    isStopped = true;
    stop?.();
  };
}
