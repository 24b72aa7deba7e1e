import type { StoredCommand } from '../../../db/schema.ts';
import { addPresence, editPresence } from '../../../domain/driver-log/commands/presence.ts';
import { useOpenCommands } from '../../kit/actions/use-open-commands.ts';

/** Edits of presences that the server has not agreed to yet, the latest of each log, and the added presences. */
export interface OpenEdits {
  readonly edits: ReadonlyMap<number, OpenEdit>;
  readonly adds: readonly StoredCommand[];
}

export interface OpenEdit {
  readonly stored: StoredCommand;
  readonly start: string | null;
  readonly end: string | null;
}

export function useOpenEdits(): OpenEdits {
  const open = useOpenCommands();
  const edits = open.flatMap((stored) => {
    const args = stored.name === editPresence.name ? editPresence.args.safeParse(stored.args).data : undefined;
    return args ? [[args.logId, { stored, start: args.start, end: args.end }] as const] : [];
  });
  return { edits: new Map(edits), adds: open.filter(({ name }) => name === addPresence.name) };
}
