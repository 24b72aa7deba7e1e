import { and, eq, gt, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection/open.ts';
import { isId } from './ids.ts';
import type { ChangedSince } from './read.ts';

/**
 * A table whose rows have the revision that wrote them; `left_rev` where rows leave the board with their day, `off_board`
 * where it has rows that no board lists.
 */
export type WrittenTable = PgTable & {
  readonly id: AnyPgColumn;
  readonly center_id: AnyPgColumn;
  readonly rev: AnyPgColumn;
  readonly left_rev?: AnyPgColumn;
  readonly off_board?: AnyPgColumn;
};

/** A table whose changes are asked for; `moves` where its rows may move to another center. */
export interface Watched {
  readonly table: WrittenTable;
  readonly moves?: boolean;
}

/** A row, and the revision that wrote it last, or with which it left. */
export interface RowRevision {
  readonly id: number;
  readonly rev: number;
}

/** What happened to the rows of a table in a center since a revision. */
export interface News {
  /** The rows that were written, without those that left the board. */
  readonly written: readonly RowRevision[];
  /** The rows that left the board; of everything, since 0, none is told one by one. */
  readonly left: readonly RowRevision[];
  /** The last revision with which rows left, of everything; 0 where none did, or of a change. */
  readonly lastLeft: number;
  /** The rows that belong to the center now, of a table whose rows move. */
  readonly here: ReadonlySet<number> | null;
}

type Kind = 'written' | 'left' | 'lastLeft' | 'here';

const written = ({ table }: Watched, { center, since }: ChangedSince): SQL => sql`
  select ${table.id} as id, ${table.rev} as rev from ${table} where ${and(
    isId(table.center_id, center),
    gt(table.rev, since),
    table.left_rev && isNull(table.left_rev),
    table.off_board && eq(table.off_board, false),
  )}`;

const left = ({ table }: Watched, { center, since }: ChangedSince): SQL | null =>
  table.left_rev && since > 0
    ? sql`select ${table.id} as id, ${table.left_rev} as rev from ${table}
        where ${and(isId(table.center_id, center), gt(table.left_rev, since))}`
    : null;

const lastLeft = ({ table }: Watched, { center, since }: ChangedSince): SQL | null =>
  table.left_rev && since === 0
    ? sql`select 0::bigint as id, ${max(table.left_rev)} as rev from ${table}
        where ${and(isId(table.center_id, center), isNotNull(table.left_rev))}`
    : null;

const here = ({ table, moves }: Watched, { center }: ChangedSince): SQL | null =>
  moves ? sql`select ${table.id} as id, 0 as rev from ${table} where ${isId(table.center_id, center)}` : null;

const kinds = [
  ['written', written],
  ['left', left],
  ['lastLeft', lastLeft],
  ['here', here],
] as const satisfies readonly (readonly [Kind, (watched: Watched, which: ChangedSince) => SQL | null])[];

const nothing: News = { written: [], left: [], lastLeft: 0, here: null };

interface NewsRow<Name> {
  readonly name: Name;
  readonly kind: Kind;
  readonly id: unknown;
  readonly rev: unknown;
}

/** The statement that tells what happened to all these tables. */
export function newsOf(tables: readonly (readonly [string, Watched])[], which: ChangedSince): SQL {
  const parts = tables.flatMap(([name, watched]) =>
    kinds.flatMap(([kind, partOf]) => {
      const part = partOf(watched, which);
      return part ? sql`select ${sql.raw(`'${name}', '${kind}'`)}, id, rev from (${part}) as its` : [];
    }),
  );
  return sql`select name, kind, id, rev from (${sql.join(parts, sql` union all `)}) as news (name, kind, id, rev)`;
}

/**
 * Reads what happened to all these tables, by one statement: most changes are in two or three of them. The news of a
 * table by its name.
 */
export async function readNews<Name extends string>(
  db: Db,
  tables: readonly (readonly [Name, Watched])[],
  which: ChangedSince,
): Promise<(name: Name) => News> {
  const answer: unknown = await db.execute(newsOf(tables, which));
  const { rows } = answer as { readonly rows: readonly NewsRow<Name>[] };
  const found = new Map(tables.map(([name, { moves }]) => [name, noNews(moves)]));
  for (const { name, kind, id, rev } of rows) {
    const news = found.get(name);
    if (!news) continue;
    if (kind === 'here') news.here?.add(Number(id));
    else if (kind === 'lastLeft') news.lastLeft = Number(rev ?? 0);
    else news[kind].push({ id: Number(id), rev: Number(rev) });
  }
  return (name) => found.get(name) ?? nothing;
}

const noNews = (moves = false) => ({
  written: [] as RowRevision[],
  left: [] as RowRevision[],
  lastLeft: 0,
  here: moves ? new Set<number>() : null,
});
