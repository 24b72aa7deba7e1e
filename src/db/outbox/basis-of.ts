import type { Basis } from '../../domain/basis.ts';
import type { Command } from '../../domain/command.ts';
import type { Reader } from '../../domain/rows.ts';
import { isRecord } from '../../domain/wire.ts';

/** The values an action replaces: those its form began with, else those the user sees (docs/adr/0059). */
export function basisOf(declaration: Command, args: unknown, visible: Reader): Basis | null {
  const { basis } = declaration;
  if (!basis) return null;
  const begun = isRecord(args) && isRecord(args.basis) ? args.basis : null;
  return begun ?? basis(args, visible) ?? null;
}

/** The same action on whatever is there now. */
export function withoutBasis(args: unknown): unknown {
  if (!isRecord(args)) return args;
  const { basis: _, ...others } = args;
  return others;
}
