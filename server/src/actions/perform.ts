import type { CenterId } from '../../../src/domain/center/center-id.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Context } from '../context.ts';
import { packingsFollow, writeFloor } from '../db/center/floor.ts';
import type { Tx } from '../db/connection/open.ts';
import { auditEntries, auditRequests } from '../db/schema/record.ts';
import { handOver, insertRows, writePatches } from '../db/write.ts';
import { notFound } from '../http/failure.ts';
import { texts } from '../text.ts';
import type { Viewer } from '../wire.ts';
import type { Decision, PreparedAction } from './action.ts';
import { readRefusalRows } from './answer-rows.ts';
import { movedMeanwhile } from './moved.ts';
import type { ActionRequest, Outcome, Performed } from './outcome.ts';
import { hold, type OwnerLocks } from './owner.ts';
import { LockedRows } from './rows.ts';

/**
 * One action in one transaction: lock the owner of its subject → lock and read the rows → decide → write, raise the
 * revisions, enter the ledger → read the answer. Only an accepted decision writes.
 */
export async function perform(
  tx: Tx,
  action: PreparedAction,
  sent: ActionRequest,
  viewer: Viewer,
  context: Context,
): Promise<Performed> {
  const nowMs = context.clock();
  const held = await hold(tx, action);
  if (!held) throw notFound(texts.notFound);
  const rows = await LockedRows.load(tx, held.center, action.reads, sent.by);
  const facts = await action.facts(tx, rows);
  const moved = await movedMeanwhile(tx, sent, action.basis(rows, facts), viewer, nowMs);
  if (moved) return { outcome: moved, after: null };
  const decision = action.decide(rows, nowMs, facts);
  if (decision.verdict === 'accept') {
    await write(tx, held, decision, nowMs);
    for (const enter of decision.enters ?? []) await enter(tx, nowMs, sent.key);
    await enterLedger(tx, sent, held.center, decision.answer ? 200 : 204, nowMs);
  }
  const after = decision.verdict === 'accept' ? decision.after : undefined;
  return { outcome: await outcomeOf(tx, decision, viewer, nowMs), after: after ? () => after(context, viewer) : null };
}

type Accepted = Extract<Decision, { verdict: 'accept' }>;

async function write(
  tx: Tx,
  { center, revisions }: OwnerLocks,
  { patches, made = [], floor = [], boards = [], leaves }: Accepted,
  nowMs: number,
) {
  const next = (id: CenterId) => (revisions.get(id) ?? 0) + 1;
  if (center !== null) {
    await insertRows(
      tx,
      next(center),
      made.map((it) => ({ ...it, center })),
    );
    await writeFloor(tx, center, next(center), floor);
    await writePatches(tx, center, next(center), patches);
    await packingsFollow(tx, center, next(center), [...made, ...patches], nowMs);
  } else assert(patches.length === 0 && made.length === 0 && floor.length === 0, 'rows belong to a center');
  for (const board of boards)
    if (revisions.has(board.center)) {
      await writePatches(tx, board.center, next(board.center), board.patches);
      await packingsFollow(tx, board.center, next(board.center), board.patches, nowMs);
    }
  if (leaves) await handOver(tx, leaves.driver, leaves.to, next(leaves.to));
}

async function outcomeOf(tx: Tx, decision: Decision, viewer: Viewer, nowMs: number): Promise<Outcome> {
  switch (decision.verdict) {
    case 'accept':
      if (!decision.answer) return { status: 204, body: null };
      return { status: 200, body: (await decision.answer(tx, viewer)) ?? null };
    case 'decline':
      return { status: 200, body: (await decision.answer(tx, viewer)) ?? null };
    case 'conflict':
    case 'refuse': {
      const status = decision.verdict === 'conflict' ? 409 : (decision.status ?? 400);
      const code = 'code' in decision ? { code: decision.code } : {};
      return {
        status,
        body: { error: decision.error, ...code, ...(await readRefusalRows(tx, decision, viewer, nowMs)) },
      };
    }
  }
}

async function enterLedger(tx: Tx, sent: ActionRequest, center: CenterId | null, status: number, nowMs: number) {
  const [path = '', ...query] = sent.path.split('?');
  const [entry] = await tx
    .insert(auditEntries)
    .values({
      command_id: sent.key,
      user_id: sent.userId,
      center_id: center,
      method: sent.method,
      path,
      status,
      at: new Date(nowMs).toISOString(),
    })
    .returning({ id: auditEntries.id });
  assert(entry, 'a row that is written is told');
  if (query.length === 0 && sent.body === undefined) return;
  await tx
    .insert(auditRequests)
    .values({ entry_id: entry.id, query: query.length > 0 ? query.join('?') : null, body: sent.body ?? null });
}
