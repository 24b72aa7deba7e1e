import { liveQuery } from 'dexie';
import { useEffect } from 'react';
import { isOnItsWay, needsDecision } from '../../../db/outbox/states.ts';
import { journalAfter, lastJournalEntries, storedCommand } from '../../../db/queries/actions.ts';
import type { JournalEntry, QuaiDb } from '../../../db/schema.ts';
import type { Center } from '../../../domain/center/center.ts';
import type { Command } from '../../../domain/command.ts';
import { commandNamed, upcast } from '../../../domain/commands.ts';
import { forgetAction, noteParked } from '../../kit/actions/history.ts';
import { panelTexts } from '../../kit/actions/text.ts';
import { useClient, useSignedIn } from '../../kit/client/context.ts';
import { afterLists } from '../../kit/queries/live-queries.ts';
import { openPanel } from '../../kit/router/panel-address.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { type Toasts, useToasts } from '../../kit/toasts/toast-context.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { namedToast, outcomeToast, waitingToast } from './outcome-toast.ts';
import { linkOf } from './toast-link.ts';

/** An answer within it needs no waiting toast. */
const patienceMs = 1_000;

/** Shows the outcomes of this tab's recent actions; later ones are in the list of actions. */
export function Outcomes() {
  const { db } = useSignedIn();
  const { tab, report, online$ } = useClient();
  const toasts = useToasts();
  const center = useLatest(useCenters()?.current);
  // The journal is a stream of events, not a state to show: each entry is used once.
  useEffect(() => {
    const telling = new Telling(db, toasts, () => ({
      isOnline: online$.value.isOnline,
      center: center.current,
    }));
    const tell = (entry: JournalEntry) => {
      if (entry.tab === tab.id) noteOutcome(entry);
      // The issue itself is in the journal: this may see it before the worker has answered the page.
      const isNew = entry.tab === tab.id && entry.attempt <= 1 && isIssue(entry);
      if (isNew && toasts.groupOf(entry.commandId) === undefined)
        toasts.follow(entry.commandId, { isToEnd: commandNamed(entry.name)?.delivery.kind === 'live' });
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

/** The toast of each followed action: that it waits, if that lasts, and then its outcome, in the same place. */
class Telling {
  private readonly waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** The outbox may lack the arguments when the answer comes. */
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
    // Gone from the outbox before anybody looked: its subject is unknown.
    const toast = args === undefined ? outcomeToast(command, entry) : namedToast(command, entry, args);
    if (!toast) return;
    this.stopWaiting(commandId);
    this.args.delete(commandId);
    const link = await linkOf(this.db, entry, args, this.now().center);
    if (event === 'settled') return this.toasts.agree(commandId, toast, link);
    // The group's toast, done or waiting, is not true of it.
    if (group !== commandId) this.toasts.close(group);
    this.toasts.show(toast, { key: commandId, link, ...(event === 'uncertain' ? { action: toActions } : {}) });
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
      // A group has a waiting toast of its own.
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

/** Where the action is, with what may be done about it. */
const toActions = { label: panelTexts.see, run: () => setQuery(openPanel('actions')) };

/** A failed action cannot be undone. */
function noteOutcome({ commandId, event, reason }: JournalEntry): void {
  if (event === 'discarded') forgetAction(commandId);
  else if (needsDecision({ state: event }) && reason?.code !== 'unread') noteParked(commandId);
}

const isIssue = ({ event }: JournalEntry) => isOnItsWay({ state: event });

/** More than a page issues before this code has arrived. */
const before = 50;
let hasBegun = false;

/** Passes on new entries; the first time also those of this page load so far. */
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
  // The storage may go while the first entries are read.
  start().catch(report);
  return () => {
    isStopped = true;
    stop?.();
  };
}
