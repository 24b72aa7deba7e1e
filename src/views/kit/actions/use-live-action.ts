import { useState } from 'react';
import { doubtAbout } from '../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import type { Command } from '../../../domain/command.ts';
import { useSignedIn } from '../client/context.ts';
import { useSeenQuery } from '../queries/live-queries.ts';
import { blocks } from '../text.ts';
import { type Action, useActions } from './use-action.ts';

export interface LiveAction<Args> extends Action<Args> {
  /**
   * The same action about the same thing, whose answer was lost: nobody knows whether it was done, and no other is sent
   * before that is known or given up (SUP-376). Also of an earlier form, or of another tab.
   */
  readonly doubt: StoredCommand | null;
  /** Why the last press recorded nothing, e.g. while another action on the same thing is under way; null after the next. */
  readonly problem: string | null;
}

/** The action of this kind that is in doubt, about the thing that these of its arguments name; null for none. */
export function useDoubt<Args>({ name }: Pick<Command<Args>, 'name'>, about: Partial<Args>): StoredCommand | null {
  const { db } = useSignedIn();
  return useSeenQuery(() => doubtAbout(db, name, about), [db, name, ...Object.values(about)]) ?? null;
}

/**
 * An action that is sent now or not at all, for a window that closes once it is stored. It shows its doubt; a form that
 * stays until the server has agreed has `useAnswered`.
 */
export function useLiveAction<Args>(command: Command<Args>, about: Partial<Args>): LiveAction<Args> {
  const { blockedBy, isRunning, run } = useActions();
  const [problem, setProblem] = useState<string | null>(null);
  const doubt = useDoubt(command, about);
  return {
    ...{ isRunning, doubt, problem, blocked: doubt ? blocks.inDoubt : blockedBy(command) },
    run: (args, replaces) => {
      setProblem(null);
      return run(command, args, replaces, setProblem);
    },
  };
}
