import { liveQuery } from 'dexie';
import { useEffect, useRef, useState } from 'react';
import { storedCommand } from '../../../db/queries/actions.ts';
import type { QuaiDb, StoredCommand } from '../../../db/schema.ts';
import type { Command } from '../../../domain/command.ts';
import { useSignedIn } from '../client/context.ts';
import { refusalText } from './refusal-text.ts';
import { type Action, useActions } from './use-action.ts';

export interface Answered<Args> extends Action<Args> {
  /** Why the last try failed, to stand in the form; null before one and while another is under way. */
  readonly problem: string | null;
}

/**
 * An action that must happen now, for a form that stays open until the server has agreed (DSP-832): after a refusal or a
 * lost answer what was typed is still there, and the next try takes the place of the one that failed. `replaces` is an
 * earlier one, to be done again (Modifier).
 */
export function useAnswered<Args>(command: Command<Args>, replaces: string | null): Answered<Args> {
  const { db } = useSignedIn();
  const { blockedBy, issue } = useActions();
  const failed = useRef(replaces);
  const isOpen = useRef(true);
  const isTaken = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // A form that was closed meanwhile closes no other.
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const run = async (args: Args) => {
    // A second press, before the first is told (DSP-488).
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

/** Once an action is no longer on its way: null where the server agreed, else the action as it is parked. */
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
