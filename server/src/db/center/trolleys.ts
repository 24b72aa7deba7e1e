import { desc, eq } from 'drizzle-orm';
import type { TrolleyLog } from '../../../../src/domain/transit/logs.ts';
import { authorsOf, idOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { authors } from '../schema/authors.ts';
import { trolleyMoves } from '../schema/trolleys.ts';

export type TrolleyMove = Omit<typeof trolleyMoves.$inferInsert, 'id' | 'author_id'> & { readonly done_by: string };

export const enterTrolleyMove =
  (move: Omit<TrolleyMove, 'created_at'>) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await insertTrolleyMoves(tx, [{ ...move, created_at: new Date(nowMs).toISOString() }]);
  };

/** Inserts the trolley moves of a world, each with its own time. */
export async function insertTrolleyMoves(tx: Tx, moves: readonly TrolleyMove[]): Promise<void> {
  if (moves.length === 0) return;
  const ids = await authorsOf(
    tx,
    moves.map(({ done_by }) => done_by),
  );
  await tx
    .insert(trolleyMoves)
    .values(moves.map(({ done_by, ...move }) => ({ ...move, author_id: idOf(ids, done_by) })));
}

/** The locations of a trolley over time, the newest first. */
export async function readTrolleyLogs(db: Db, trolley: number): Promise<TrolleyLog[]> {
  const { created_at, location } = trolleyMoves;
  return db
    .select({ created_at, done_by: authors.name, location })
    .from(trolleyMoves)
    .innerJoin(authors, eq(authors.id, trolleyMoves.author_id))
    .where(isId(trolleyMoves.trolley_id, trolley))
    .orderBy(desc(trolleyMoves.id));
}
