import { isInDoubt } from '../../../db/outbox/lanes.ts';
import { needsDecision } from '../../../db/outbox/states.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import { commandNamed } from '../../../domain/commands.ts';
import { demandAgain } from '../../concepts/demands/again.ts';
import type { DialogQuery } from '../../kit/windows/parameters.ts';
import type { ConsoleWindow } from '../../kit/windows/window.ts';
import { isScoped, opensItself, showsBoard } from '../routes/rooms.ts';

type Stored = Pick<StoredCommand, 'id' | 'name' | 'args' | 'state' | 'live'>;

/** The window in which to redo an action. */
export interface Modification extends Pick<ConsoleWindow<unknown>, 'isOfBoard'> {
  readonly query: DialogQuery;
}

/** Something that redoes actions: a window, a form of a screen. */
type Redoing = Pick<ConsoleWindow<never>, 'isOfBoard' | 'again'>;

/**
 * Where to redo an action with other values; null for one without choices, or whose arguments another build wrote. One
 * that depends on what the user saw is redone only once it is parked: until then the screen shows its own effect. One in
 * doubt is not done in another way before somebody has given it up (SUP-376).
 */
export function modificationOf(stored: Stored, windows: readonly Redoing[]): Modification | null {
  const command = commandNamed(stored.name);
  if (!command || isInDoubt(stored) || (command.delivery.kind !== 'queue' && !needsDecision(stored))) return null;
  const read = command.args.safeParse(stored.args);
  if (!read.success) return null;
  for (const { isOfBoard, again } of [...windows, demandAgain]) {
    for (const { command: name, query } of again) {
      const opened = name === stored.name ? query(read.data, stored.id) : null;
      if (opened) return { query: opened, isOfBoard };
    }
  }
  return null;
}

interface Screen {
  readonly path: string;
  /** Whether its center is already the action's: the tab's, or that of the thing on the screen. */
  readonly isOfItsCenter: boolean;
}

/**
 * Whether an action can be redone over the open screen: over the board of its center, else over any screen without
 * another board, by a dialog that needs none; never over a thing of another center, where the dialog would look for its
 * own. `board` is the path of its center's board.
 */
export function opensOver({ path, isOfItsCenter }: Screen, board: string, { query, isOfBoard }: Modification): boolean {
  if (isScoped(path) && !isOfItsCenter) return false;
  if (isAt(path, board) || opensItself(path, query)) return true;
  return !isOfBoard && (!showsBoard(path) || (path === '/' && isOfItsCenter));
}

const isAt = (path: string, board: string) => (board === '/' ? path === '/' : path.startsWith(board));
