import type { ServerRows } from '../../db/row-set.ts';
import type { ServerRow } from '../../db/schema.ts';
import {
  type BackReference,
  backReferences,
  idsIn,
  type Kind,
  keyOf,
  type RowKey,
  type RowOf,
} from '../../domain/rows.ts';
import type { Change } from './diff.ts';
import type { Mirror } from './mirror.ts';

/** The rows as they will be after an answer, while the mirror still has the old ones. */
export class Ahead implements ServerRows {
  /** Null for a row that goes. */
  private readonly rows = new Map<RowKey, ServerRow | null>();

  constructor(
    private readonly mirror: Mirror,
    private readonly changes: readonly Change[],
  ) {
    for (const { kind, puts, removes } of changes) {
      for (const row of puts) this.rows.set(keyOf(kind, row.id), row);
      for (const id of removes) this.rows.set(keyOf(kind, id), null);
    }
  }

  /** Keys of all changed rows. */
  changed(): Iterable<RowKey> {
    return this.rows.keys();
  }

  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    if (id === null || id === undefined) return undefined;
    return this.stored(keyOf(kind, id))?.row as RowOf<K> | undefined;
  }

  stored(key: RowKey): ServerRow | undefined {
    const ahead = this.rows.get(key);
    return ahead === undefined ? this.mirror.stored(key) : (ahead ?? undefined);
  }

  load(): Promise<void> {
    return Promise.resolve();
  }

  async ids(kind: Kind): Promise<readonly number[]> {
    const ids = new Set(await this.mirror.ids(kind));
    for (const { puts, removes } of this.ofKind(kind)) {
      for (const { id } of puts) ids.add(id);
      for (const id of removes) ids.delete(id);
    }
    return [...ids];
  }

  /** Includes rows that will no longer refer to them: their entries change as well. */
  async referring(by: BackReference, ids: readonly number[]): Promise<readonly number[]> {
    const { kind: from, field } = backReferences[by];
    const wanted = new Set(ids);
    const ahead = this.ofKind(from).flatMap(({ puts }) =>
      puts.filter(({ row }) => idsIn(row, field).some((id) => wanted.has(id))).map(({ id }) => id),
    );
    return [...new Set([...(await this.mirror.referring(by, ids)), ...ahead])];
  }

  private ofKind(kind: Kind): readonly Change[] {
    return this.changes.filter((change) => change.kind === kind);
  }
}
