import type { Basis } from '../../domain/basis.ts';
import type { Command } from '../../domain/command.ts';
import { isEqual } from '../../domain/equal.ts';
import { Layer } from '../../domain/replay.ts';
import type { Patch, Reader } from '../../domain/rows.ts';
import { isRecord } from '../../domain/wire.ts';
import type { StoredCommand } from '../schema.ts';
import { isUnresolved } from './lanes.ts';

/** The values an action replaces or adds to: those its form began with, else those the user sees (docs/adr/0059). */
export function basisOf(declaration: Command, args: unknown, visible: Reader): Basis | null {
  const begun = isRecord(args) && isRecord(args.basis) ? args.basis : null;
  return begun ?? declaration.basis?.(args, visible) ?? null;
}

/** The same action on whatever is there now. */
export function withoutBasis(args: unknown): unknown {
  if (!isRecord(args)) return args;
  const { basis: _, ...others } = args;
  return others;
}

/** The values an action leaves where it found those of its basis; null where nothing is compared. */
export function leftBy({ basis }: Command, args: unknown, effect: readonly Patch[], visible: Reader): Basis | null {
  if (!basis) return null;
  const after = new Layer(visible);
  after.apply(effect);
  return basis(args, after) ?? null;
}

/**
 * What an action rests on without an earlier one that is given up. The values its author saw by the effect of that one
 * were never anywhere else: it rests on those that the earlier one would have replaced. A value that an action between
 * the two set is that one's, though both left the same.
 */
function restingWithout(gone: StoredCommand, basis: Basis | null, between: readonly StoredCommand[]): Basis | null {
  const { leaves, basis: replaced } = gone;
  if (!basis || !leaves || !replaced || mayHaveHappened(gone)) return basis;
  const isLeftBy = (name: string, value: unknown) => (row: Pick<StoredCommand, 'leaves'>) =>
    !!row.leaves && name in row.leaves && isEqual(value, row.leaves[name]);
  const below = (name: string, value: unknown) =>
    name in replaced && isLeftBy(name, value)(gone) && !between.some(isLeftBy(name, value)) ? replaced[name] : value;
  return Object.fromEntries(Object.entries(basis).map(([name, value]) => [name, below(name, value)]));
}

/** Those on the same things, after one that is given up. */
const laterThan = (gone: StoredCommand, commands: readonly StoredCommand[]): StoredCommand[] =>
  commands.filter(({ seq, lanes }) => seq > gone.seq && lanes.some((lane) => gone.lanes.includes(lane)));

/** What a new action rests on in place of an earlier one. */
export const restingInstead = (gone: StoredCommand, basis: Basis | null, commands: readonly StoredCommand[]) =>
  restingWithout(gone, basis, laterThan(gone, commands));

/** The later actions on the same things that rest on something else once this one is given up. */
export const restingAnew = (gone: StoredCommand, commands: readonly StoredCommand[]): StoredCommand[] =>
  laterThan(gone, commands).flatMap((row, at, later) => {
    const { basis = null } = row;
    if (!isUnresolved(row)) return [];
    const anew = restingWithout(gone, basis, later.slice(0, at));
    return isEqual(anew, basis) ? [] : [{ ...row, basis: anew }];
  });

const mayHaveHappened = ({ state, answerLost, mayBeDone }: StoredCommand) =>
  state === 'sending' || state === 'uncertain' || answerLost || mayBeDone === true;
