import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { CenterId } from '../../../src/domain/center/center-id.ts';
import type { Sending } from '../../../src/domain/preparation/sending.ts';
import { hourMs, iso } from '../world/clock.ts';
import type { Db, Tx } from './connection/open.ts';
import { isId } from './ids.ts';
import { packerSendings } from './schema/preparation.ts';

export type NewSending = Omit<Sending, 'id'>;

/** Twice the longest time that is asked for. */
const keptMs = 2 * hourMs;

/** Records the sendings at `nowMs`; older ones than anybody asks for are deleted. */
export async function noteSendings(
  tx: Tx,
  center: CenterId,
  sent: readonly NewSending[],
  nowMs: number,
): Promise<void> {
  if (sent.length === 0) return;
  const isOld = lt(packerSendings.sent_at, iso(nowMs - keptMs));
  await tx.delete(packerSendings).where(and(eq(packerSendings.center_id, center), isOld));
  await tx.insert(packerSendings).values(sent.map(({ sent_at, ...data }) => ({ center_id: center, sent_at, data })));
}

/** The sendings after an instant, the oldest first, and the time of the oldest one stored. */
export async function readSendings(db: Db, center: number, since: string) {
  const [first] = await db
    .select({ sent_at: packerSendings.sent_at })
    .from(packerSendings)
    .where(isId(packerSendings.center_id, center))
    .orderBy(asc(packerSendings.sent_at))
    .limit(1);
  const rows = await db
    .select()
    .from(packerSendings)
    .where(and(isId(packerSendings.center_id, center), gt(packerSendings.sent_at, since)))
    .orderBy(asc(packerSendings.sent_at), asc(packerSendings.id));
  const sendings = rows.map(({ id, sent_at, data }): Sending => ({ id, sent_at, ...data }));
  return { first: first?.sent_at ?? null, sendings };
}
