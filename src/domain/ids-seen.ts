import type { Basis } from './basis.ts';
import { isRecord, rowsIn } from './wire.ts';

/**
 * What a movement rests on where it adds to a list: the ids of what stood in it, whatever their order
 * (docs/adr/0059).
 */
export const idsSeen = (name: string, ids: readonly number[]): Basis => ({
  [name]: ids.toSorted((one, other) => one - other),
});

/** Those of the list in an answer; undefined where it cannot be read. */
export function idsSeenIn(name: string, body: unknown): Basis | undefined {
  const ids = rowsIn(body, name)?.map((row) => (isRecord(row) ? row.id : undefined));
  return ids?.every((id) => typeof id === 'number') ? idsSeen(name, ids) : undefined;
}
