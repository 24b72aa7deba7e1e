import { liveQuery } from 'dexie';
import { useEffect, useRef, useState } from 'react';
import { storedCommand } from '../../../db/queries/actions.ts';
import type { QuaiDb, StoredCommand } from '../../../db/schema.ts';
import type { Command } from '../../../domain/command.ts';
import { useSignedIn } from '../client/context.ts';
import { refusalText } from './refusal-text.ts';
import { type Action, useActions } from './use-action.ts';

export interface Answered<Args> extends Action<Args> {
  /** Why the last try failed, for the form; null before one and during the next. */
  readonly problem: string | null;
}

/**
 * An action that must happen now, for a form that stays open until the server has agreed (DSP-832). After a refusal or
 * a lost answer the input is still there, and the next try replaces the failed one. `replaces` is an earlier one, to be
 * done again (Modifier).
 */
export function useAnswered<Args>(command: Command<Args>, replaces: string | null): Answered<Args> {
  const { db } = useSignedIn();
  const { blockedBy, issue } = useActions();
  const failed = useRef(replaces);
  const isOpen = useRef(true);
  const isTaken = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // A form closed meanwhile must not close another.
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const run = async (args: Args) => {
    // A second press, before the first ends (DSP-488).
    if (isTaken.current) return false;
    isTaken.current = true;
    setRunning(true);
    setProblem(null);
    try {
      const id = await issue(command, args, failed.current);
      if (id === null) return false;
      const parked = await outcomeOf(db, id);
      failed.current = parked ? id : null;
      setProblem(parked && refusalText(command, { code: parked.reason?.code ?? '', detail: parked.reason?.text }));
      return !parked && isOpen.current;
    } finally {
      isTaken.current = false;
      setRunning(false);
    }
  };
  return { blocked: blockedBy(command), isRunning, problem, run };
}

const isUnderWay = (stored: StoredCommand | undefined) => stored?.state === 'queued' || stored?.state === 'sending';

/** The end of an action: null if the server agreed, else the parked action. */
async function outcomeOf(db: QuaiDb, id: string): Promise<StoredCommand | null> {
  const ended = new Promise<StoredCommand | undefined>((resolve, reject) => {
    const subscription = liveQuery(() => storedCommand(db, id)).subscribe({
      next: (stored) => {
        if (isUnderWay(stored)) return;
        subscription.unsubscribe();
        resolve(stored);
      },
      error: reject,
    });
  });
  const stored = await ended;
  return !stored || stored.state === 'settled' ? null : stored;
}
