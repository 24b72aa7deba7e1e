import { doubtAbout } from '../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import type { Command } from '../../../domain/command.ts';
import { useSignedIn } from '../client/context.ts';
import { useSeenQuery } from '../queries/live-queries.ts';
import { blocks } from '../text.ts';
import { type Action, useAction } from './use-action.ts';

export interface LiveAction<Args> extends Action<Args> {
  /**
   * The same action about the same thing, whose answer was lost: nobody knows whether it was done, and no other is sent
   * before that is known or given up (SUP-376). Also of an earlier form, or of another tab.
   */
  readonly doubt: StoredCommand | null;
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
  const { blocked, ...action } = useAction(command);
  const doubt = useDoubt(command, about);
  return { ...action, doubt, blocked: doubt ? blocks.inDoubt : blocked };
}
