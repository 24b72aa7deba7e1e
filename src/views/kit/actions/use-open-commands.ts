import { openCommands } from '../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import { useSignedIn } from '../client/context.ts';
import { useSeenQuery } from '../queries/live-queries.ts';

const none: readonly StoredCommand[] = [];

/** The actions whose outcome is open, oldest first. */
export function useOpenCommands(): readonly StoredCommand[] {
  const { db } = useSignedIn();
  return useSeenQuery(() => openCommands(db), [db]) ?? none;
}
