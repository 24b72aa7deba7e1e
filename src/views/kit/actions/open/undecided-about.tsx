import { needsDecision } from '../../../../db/outbox/states.ts';
import { isAbout } from '../../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import type { Command } from '../../../../domain/command.ts';
import { OpenNote } from './open-note.tsx';
import { useOpenCommands } from './use-open-commands.ts';

interface UndecidedAboutProps<Args> {
  readonly command: Command<Args>;
  /** The arguments that say which thing it is about. */
  readonly about: Partial<Args>;
}

/**
 * Actions that wait for their user, beside the thing they are about: where somebody else changed it first, both values
 * and the choice between them; where the server refused it, why.
 */
export function UndecidedAbout<Args>({ command, about }: UndecidedAboutProps<Args>) {
  const undecided = useUndecidedAbout(command, about);
  return undecided.map((stored) => <OpenNote key={stored.id} stored={stored} />);
}

/** The same actions, oldest first. */
export function useUndecidedAbout<Args>(command: Command<Args>, about: Partial<Args>): readonly StoredCommand[] {
  return useOpenCommands().filter((row) => row.name === command.name && needsDecision(row) && isAbout(row.args, about));
}
