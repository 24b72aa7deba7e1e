import { isOnItsWay } from '../../../db/outbox/states.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import { addPresence, editPresence } from '../../../domain/driver-log/commands/presence.ts';
import { useOpenCommands } from '../../kit/actions/open/use-open-commands.ts';

/** Edits of presences that the server has not agreed to yet, together for each log, and the added presences. */
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
  const edits = new Map<number, OpenEdit>();
  for (const stored of open) {
    const args = stored.name === editPresence.name ? editPresence.args.safeParse(stored.args).data : undefined;
    if (!args) continue;
    const { logId, start, end } = args;
    edits.set(logId, followed(edits.get(logId), { stored, start, end }));
  }
  return { edits, adds: open.filter(({ name }) => name === addPresence.name) };
}

/** A later edit adds its times to those of the one before it; one that waits for a decision stays in sight. */
const followed = (before: OpenEdit | undefined, { stored, start, end }: OpenEdit): OpenEdit =>
  before
    ? {
        stored: isOnItsWay(before.stored) ? stored : before.stored,
        start: start ?? before.start,
        end: end ?? before.end,
      }
    : { stored, start, end };
