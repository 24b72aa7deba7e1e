import { commandNamed } from '../../../src/domain/commands.ts';
import type { Kind, Reader, RowOf } from '../../../src/domain/rows.ts';
import type { Rows, Word } from './word.ts';

/** As declarations read them: the oracle's rows are the replica's. */
const readerOf = (rows: Rows): Reader => ({
  get: <K extends Kind>(kind: K, id: number | null | undefined) => rows.get(`${kind}:${id}`) as RowOf<K> | undefined,
});

/** An action known by its shape alone shows what its declaration has. */
export function declaredWord(name: string): Word | undefined {
  const declaration = commandNamed(name);
  return (
    declaration && {
      shows: (said, rows) =>
        declaration
          .effect(said, readerOf(rows))
          .map(({ kind, id, set }) => ({ key: `${kind}:${id}`, fields: { ...set } })),
      isTrue: (said, rows) => declaration.holds(said, readerOf(rows)),
      isAllowed: (said, rows) => declaration.guard(said, readerOf(rows)) === null,
    }
  );
}
