import type { RequestSpec } from '../../domain/command.ts';
import type { Lane } from '../../domain/rows.ts';
import type { CommandState, StoredCommand } from '../schema.ts';

const resolved: ReadonlySet<CommandState> = new Set(['settled', 'discarded']);

const notHappened: ReadonlySet<CommandState> = new Set(['conflict', 'refused', 'expired']);

type Holding = Pick<StoredCommand, 'state' | 'lanes' | 'lanesIfRefused'>;

/** The lanes in which it holds others, and whose rows bear its mark. */
export const lanesHeldBy = ({ state, lanes, lanesIfRefused }: Holding): readonly Lane[] =>
  (notHappened.has(state) ? lanesIfRefused : undefined) ?? lanes;

/** A parked command still blocks its lanes: later commands wait for the user's decision. */
export const isUnresolved = (row: Pick<StoredCommand, 'state'>) => !resolved.has(row.state);

/**
 * Its answer was lost, and nobody knows whether it was done. Another of its kind may be the second: it is sent again
 * itself, or given up by somebody who has looked (SUP-376).
 */
export const isInDoubt = ({ live, state }: Pick<StoredCommand, 'live' | 'state'>) => live && state === 'uncertain';

/**
 * Device clock until which a server that keeps keys this long knows the key of a call sent now; null where it keeps
 * none. A call may take until its time limit, and the key must still be known when it arrives.
 */
export const keyedUntil = (nowMs: number, retentionMs: number, { timeoutMs }: Pick<RequestSpec, 'timeoutMs'>) =>
  retentionMs > 0 ? nowMs + retentionMs - timeoutMs : null;

/** The earliest unresolved command before `seq` that shares an entity with these lanes. */
export function waitsFor(
  commands: readonly StoredCommand[],
  seq: number,
  lanes: readonly Lane[],
): StoredCommand | undefined {
  const mine = new Set(lanes);
  return commands.find((row) => row.seq < seq && isUnresolved(row) && lanesHeldBy(row).some((lane) => mine.has(lane)));
}

/** Commands that wait for this one, directly or through others, in order. */
export function dependantsOf(commands: readonly StoredCommand[], root: StoredCommand): StoredCommand[] {
  const held = new Set(lanesHeldBy(root));
  return commands.filter((row) => {
    if (row.seq <= root.seq || !isUnresolved(row) || !row.lanes.some((lane) => held.has(lane))) return false;
    for (const lane of row.lanes) held.add(lane);
    return true;
  });
}
