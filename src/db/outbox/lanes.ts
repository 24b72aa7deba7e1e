import type { RowKey } from '../../domain/rows.ts';
import type { CommandState, StoredCommand } from '../schema.ts';

const resolved: ReadonlySet<CommandState> = new Set(['settled', 'discarded']);

/** A parked command still blocks its lanes: later commands wait for the user's decision. */
export const isUnresolved = (row: Pick<StoredCommand, 'state'>) => !resolved.has(row.state);

/** The earliest unresolved command before `seq` that shares an entity with these lanes. */
export function waitsFor(
  commands: readonly StoredCommand[],
  seq: number,
  lanes: readonly RowKey[],
): StoredCommand | undefined {
  const mine = new Set(lanes);
  return commands.find((row) => row.seq < seq && isUnresolved(row) && row.lanes.some((lane) => mine.has(lane)));
}

/** Commands that wait for this one, directly or through others, in order. */
export function dependantsOf(commands: readonly StoredCommand[], root: StoredCommand): StoredCommand[] {
  const held = new Set(root.lanes);
  return commands.filter((row) => {
    if (row.seq <= root.seq || !isUnresolved(row) || !row.lanes.some((lane) => held.has(lane))) return false;
    for (const lane of row.lanes) held.add(lane);
    return true;
  });
}
