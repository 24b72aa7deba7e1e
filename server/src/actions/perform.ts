import type { CenterId } from '../../../src/domain/center/center.ts';
import { isId } from '../db/ids.ts';
import type { Tx } from '../db/open.ts';
import { auditEntries, docks, drivers, orders, tasks } from '../db/schema.ts';
import { lockCenter, writePatches } from '../db/write.ts';
import { notFound } from '../http/failure.ts';
import { texts } from '../text.ts';
import type { Decision, PreparedAction, Subject } from './action.ts';
import { tellDocks } from './answers.ts';
import type { Outcome, Sent } from './outcome.ts';
import { LockedRows } from './rows.ts';

/**
 * One action in one transaction:
 * lock the center → lock and read the rows → decide → write, raise the revision, enter the ledger → read the answer.
 * Only an accepted decision writes.
 */
export async function perform(tx: Tx, action: PreparedAction, sent: Sent, nowMs: number): Promise<Outcome> {
  const center = await centerOf(tx, action.subject);
  const revision = center === null ? null : await lockCenter(tx, center);
  if (center === null || revision === null) throw notFound(texts.notFound);
  const rows = await LockedRows.load(tx, center, action.reads);
  const decision = action.decide(rows, nowMs);
  if (decision.verdict === 'accept') {
    await writePatches(tx, center, revision + 1, decision.patches);
    await enterLedger(tx, sent, center, nowMs);
  }
  return outcomeOf(tx, decision);
}

async function outcomeOf(tx: Tx, decision: Decision): Promise<Outcome> {
  switch (decision.verdict) {
    case 'accept':
    case 'decline':
      return { status: 200, body: (await decision.answer(tx)) ?? null };
    case 'conflict': {
      const [dock, ...more] = await tellDocks(tx, decision.docks);
      const told = more.length > 0 ? { docks: [dock, ...more] } : { dock };
      return { status: 409, body: { error: decision.error, ...(dock ? told : {}) } };
    }
    case 'refuse':
      return { status: 400, body: { error: decision.error } };
  }
}

const subjectTables = { order: orders, task: tasks, dock: docks, driver: drivers } as const;

async function centerOf(tx: Tx, { kind, id }: Subject): Promise<CenterId | null> {
  const table = subjectTables[kind];
  const [found] = await tx.select({ center: table.center_id }).from(table).where(isId(table.id, id));
  return found?.center ?? null;
}

async function enterLedger(tx: Tx, sent: Sent, center: CenterId, nowMs: number) {
  await tx.insert(auditEntries).values({
    command_id: sent.key,
    user_id: sent.userId,
    center_id: center,
    method: sent.method,
    path: sent.path,
    body: sent.body ?? null,
    status: 200,
    at: new Date(nowMs).toISOString(),
  });
}
