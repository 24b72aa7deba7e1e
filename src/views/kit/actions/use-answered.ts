import { use, useEffect, useRef, useState } from 'react';
import type { Command } from '../../../domain/command.ts';
import { markDrafts, WindowContext } from '../../ui/windows/open-drafts.ts';
import { useSignedIn } from '../client/context.ts';
import { blocks } from '../text.ts';
import { endOf } from './end-of.ts';
import { refusalText } from './refusal-text.ts';
import { useActions } from './use-action.ts';
import { type LiveAction, useDoubt } from './use-live-action.ts';

export interface Answered<Args> extends LiveAction<Args> {
  /** Why the last try failed, for the form; null before one and during the next. */
  readonly problem: string | null;
  /** The server agreed: the form is about to close. */
  readonly isDone: boolean;
  /** The refused action that the next try replaces. */
  readonly refusedId: string | null;
  /** What the problem asked for was done: it is shown no more. */
  readonly endProblem: () => void;
}

interface AnsweredOptions<Args> {
  /** The arguments that say what the form is about. */
  readonly about: Partial<Args>;
  /** An earlier action to be done again (Modifier). */
  readonly replaces?: string | null;
}

/**
 * An action that must happen now, for a form that stays open until the server has agreed (DSP-832). After a refusal the
 * input is still there, and the next try replaces the refused one. After a lost answer the form waits with it: the very
 * action is sent again, or given up.
 */
export function useAnswered<Args>(
  command: Command<Args>,
  { about, replaces = null }: AnsweredOptions<Args>,
): Answered<Args> {
  const { db } = useSignedIn();
  const { blockedBy, issue } = useActions();
  const [refusedId, setRefusedId] = useState(replaces);
  const closed = useClosedSignal();
  const isTaken = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const doubt = useDoubt(command, about);
  const opened = use(WindowContext);

  const run = async (args: Args) => {
    // A second press, before the first ends (DSP-488).
    if (isTaken.current) return false;
    isTaken.current = true;
    setRunning(true);
    setProblem(null);
    try {
      const id = await issue(command, args, refusedId, setProblem);
      if (id === null) return false;
      markDrafts(opened, id);
      const { signal } = closed();
      const ended = await endOf(db, id, signal);
      // A form closed meanwhile must not close another.
      if (ended === 'unheard' || signal.aborted) return false;
      const isParked = ended !== null && ended !== 'gone';
      if (ended !== null) markDrafts(opened, null);
      setRefusedId(isParked ? id : null);
      setProblem(
        isParked ? refusalText(command, { code: ended.reason?.code ?? '', detail: ended.reason?.text }) : null,
      );
      if (ended === null) setDone(true);
      return ended === null;
    } finally {
      isTaken.current = false;
      setRunning(false);
    }
  };
  const endProblem = () => setProblem(null);
  const blocked = doubt ? blocks.inDoubt : blockedBy(command);
  return { blocked, isRunning: isRunning && !doubt, isDone, problem, doubt, refusedId, endProblem, run };
}

/** Aborted once the form is closed. */
function useClosedSignal(): () => AbortController {
  const controller = useRef<AbortController | null>(null);
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current?.abort();
  }, []);
  return () => (controller.current ??= new AbortController());
}
