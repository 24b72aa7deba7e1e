import { useLiveQuery } from 'dexie-react-hooks';
import { openCommands } from '../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import { useSignedIn } from '../context.ts';

const none: readonly StoredCommand[] = [];

/** The actions whose outcome is open, oldest first. */
export function useOpenCommands(): readonly StoredCommand[] {
  const { db } = useSignedIn();
  return useLiveQuery(() => openCommands(db), [db]) ?? none;
}
