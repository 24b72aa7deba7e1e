import { liveQuery } from 'dexie';
import { useEffect } from 'react';
import { journalAfter, lastJournalEntry } from '../../../db/queries/actions.ts';
import type { JournalEntry, QuaiDb } from '../../../db/schema.ts';
import { useFetchedAhead } from '../../shared/fetched-ahead.ts';
import { later } from '../../shared/later.tsx';
import { useClient, useSignedIn } from '../context.ts';
import { afterLists } from '../live-queries.ts';
import { forgetAction, noteParked } from '../undo/history.ts';
import { outcomeToast } from './outcome-toast.ts';
import { useToasts } from './toast-context.ts';

/** The declarations of all actions: their words are asked for once one of them has come to something. */
const commands = later(() => import('../../../domain/commands.ts'));

/** Tells the outcomes of this tab's recent actions; what happens later stands in the list of actions. */
export function Outcomes() {
  const { db } = useSignedIn();
  const { tab, report } = useClient();
  const toasts = useToasts();
  useFetchedAhead(commands.fetch);
  // The journal is a stream of events, not a state to show: each entry is told once.
  useEffect(() => {
    const tell = async (entry: JournalEntry) => {
      if (entry.tab === tab.id) noteOutcome(entry);
      const { commandNamed } = await commands.fetch();
      const command = commandNamed(entry.name);
      if (!command) return;
      // The issue itself is journalled: it may be seen here before the worker's answer to the page is.
      if (entry.tab === tab.id && entry.attempt <= 1 && isIssue(entry)) toasts.follow(entry.commandId);
      const toast = toasts.isFollowed(entry.commandId) ? outcomeToast(command, entry) : null;
      if (toast) toasts.show(toast);
    };
    return followJournal(db, (entry) => void tell(entry).catch(report));
  }, [db, tab, toasts, report]);
  return null;
}

const parked: ReadonlySet<JournalEntry['event']> = new Set(['conflict', 'refused', 'uncertain', 'expired']);

/** What came to nothing is not there to be undone. */
function noteOutcome({ commandId, event, reason }: JournalEntry): void {
  if (event === 'discarded') forgetAction(commandId);
  else if (parked.has(event) && reason?.code !== 'unread') noteParked(commandId);
}

const isIssue = ({ event }: JournalEntry) => event === 'queued' || event === 'sending';

function followJournal(db: QuaiDb, tell: (entry: JournalEntry) => void): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  const start = async () => {
    let last = await lastJournalEntry(db);
    if (isStopped) return;
    const subscription = liveQuery(afterLists(() => journalAfter(db, last))).subscribe((entries) => {
      for (const entry of entries) {
        if (entry.n === undefined || entry.n <= last) continue;
        last = entry.n;
        tell(entry);
      }
    });
    stop = () => subscription.unsubscribe();
  };
  void start();
  return () => {
    isStopped = true;
    stop?.();
  };
}
