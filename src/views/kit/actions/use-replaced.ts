import { storedCommand } from '../../../db/queries/actions.ts';
import type { Command } from '../../../domain/command.ts';
import { useSignedIn } from '../client/context.ts';
import { useSeenQuery } from '../queries/live-queries.ts';

/**
 * The arguments of the replaced action (Modifier), for a form that starts from them; null if there is none or another
 * build wrote it, undefined until read.
 */
export function useReplaced<Args>(command: Command<Args>, replaces: string | null): Args | null | undefined {
  const { db } = useSignedIn();
  return useSeenQuery(async () => {
    const stored = replaces === null ? undefined : await storedCommand(db, replaces);
    const parsed = stored?.name === command.name ? command.args.safeParse(stored.args) : undefined;
    return parsed?.success ? parsed.data : null;
  }, [db, command, replaces]);
}
