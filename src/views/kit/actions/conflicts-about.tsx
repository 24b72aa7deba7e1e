import type { Command } from '../../../domain/command.ts';
import { isEqual } from '../../../domain/equal.ts';
import { isRecord } from '../../../domain/wire.ts';
import { isMoved } from './needs-decision.ts';
import { OpenNote } from './open-note.tsx';
import { useOpenCommands } from './use-open-commands.ts';

interface ConflictsAboutProps<Args> {
  readonly command: Command<Args>;
  /** The arguments that say which thing it is about. */
  readonly about: Partial<Args>;
}

/** Where somebody else changed the same thing first, beside the thing: both values, and the choice between them. */
export function ConflictsAbout<Args>({ command, about }: ConflictsAboutProps<Args>) {
  const isAbout = (args: unknown) =>
    isRecord(args) && Object.entries(about).every(([name, value]) => isEqual(args[name], value));
  const moved = useOpenCommands().filter((row) => row.name === command.name && isMoved(row) && isAbout(row.args));
  return moved.map((stored) => <OpenNote key={stored.id} stored={stored} />);
}
