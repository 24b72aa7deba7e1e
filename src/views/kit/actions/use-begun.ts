import { useState } from 'react';
import type { Basis } from '../../../domain/basis.ts';
import type { Command } from '../../../domain/command.ts';
import { type RowsInHand, readerOf } from '../../../domain/reader-of.ts';

/**
 * The rows a form began with. What it saves rests on them, whatever polls have brought meanwhile: `begun(command, args)`
 * adds that to the arguments (docs/adr/0059).
 */
export function useBegun(rows: RowsInHand) {
  const [first] = useState(rows);
  return <Args extends { readonly basis?: Basis | undefined }>(command: Command<Args>, args: Args): Args => {
    const basis = command.basis?.(args, readerOf(first));
    return basis ? { ...args, basis } : args;
  };
}
