import { openCommands } from '../../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import { useSignedIn } from '../../client/context.ts';
import { makeSharedQuery } from '../../queries/live-queries.ts';

const useOpen = makeSharedQuery(openCommands);

const none: readonly StoredCommand[] = [];

/** The actions whose outcome is open, oldest first. */
export function useOpenCommands(): readonly StoredCommand[] {
  const { db } = useSignedIn();
  return useOpen(db) ?? none;
}
