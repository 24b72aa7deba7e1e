import { count, eq, min } from 'drizzle-orm';
import { outgoingMessages } from '../db/schema/outgoing.ts';
import { doesAnswer } from '../http/health.ts';
import type { Sources } from './sources.ts';

interface OutgoingState {
  readonly waiting: number;
  /** 0 where none waits. */
  readonly oldestS: number;
  /** From the question to the answer, behind all that waited before. */
  readonly answerS: number;
}

/** What waits to be delivered, and how long the database took to say it; null where it does not in time. */
export async function outgoingState(
  { db, clock }: Pick<Sources, 'db' | 'clock'>,
  withinMs: number,
): Promise<OutgoingState | null> {
  const begun = performance.now();
  let state: OutgoingState | null = null;
  const read = async () => {
    const [row] = await db
      .select({ waiting: count(), oldest: min(outgoingMessages.created_at) })
      .from(outgoingMessages)
      .where(eq(outgoingMessages.state, 'waiting'));
    const oldestMs = row?.oldest ? Date.parse(row.oldest) : clock();
    const answerS = (performance.now() - begun) / 1000;
    state = { waiting: row?.waiting ?? 0, oldestS: Math.max(0, (clock() - oldestMs) / 1000), answerS };
  };
  return (await doesAnswer(read, withinMs)) ? state : null;
}
