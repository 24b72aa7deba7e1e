import type { CenterId } from '../../../src/domain/center/center.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Context } from '../context.ts';
import { isId } from '../db/ids.ts';
import type { Tx } from '../db/open.ts';
import { centerNaming } from '../db/read-settings.ts';
import { addresses } from '../db/schema/addresses.ts';
import { docks, drivers, orders, tasks } from '../db/schema/day.ts';
import { extraCostDemands, extraCosts } from '../db/schema/extra-costs.ts';
import { auditEntries, auditRequests } from '../db/schema/record.ts';
import { alerts, metas } from '../db/schema/settings.ts';
import { handOver, insertRows, lockCenter, writePatches } from '../db/write.ts';
import { badRequest, notFound } from '../http/failure.ts';
import { texts } from '../text.ts';
import type { Viewer } from '../wire.ts';
import type { Decision, PreparedAction, Subject } from './action.ts';
import type { Outcome, Performed, Sent } from './outcome.ts';
import { LockedRows } from './rows.ts';
import { tellRows } from './told.ts';

/**
 * One action in one transaction:
 * lock the centers → lock and read the rows → decide → write, raise the revisions, enter the ledger → read the answer.
 * Only an accepted decision writes. Centers are locked by rising id, whoever acts: no two actions wait
 * for each other.
 */
export async function perform(
  tx: Tx,
  action: PreparedAction,
  sent: Sent,
  viewer: Viewer,
  context: Context,
): Promise<Performed> {
  const nowMs = context.clock();
  const center = await centerOf(tx, action.subject);
  if (center === null) throw notFound(texts.notFound);
  const revisions = await lockCenters(tx, [center, ...action.centers]);
  const rows = await LockedRows.load(tx, center, action.reads, sent.by);
  const decision = action.decide(rows, nowMs, await action.facts(tx, rows));
  if (decision.verdict === 'accept') {
    await write(tx, center, revisions, decision);
    for (const enter of decision.enters ?? []) await enter(tx, nowMs);
    await enterLedger(tx, sent, center, decision.answer ? 200 : 204, nowMs);
  }
  const after = decision.verdict === 'accept' ? decision.after : undefined;
  return { outcome: await outcomeOf(tx, decision, viewer), after: after ? () => after(context, viewer) : null };
}

type Revisions = ReadonlyMap<CenterId, number>;

async function lockCenters(tx: Tx, centers: readonly CenterId[]): Promise<Revisions> {
  const revisions = new Map<CenterId, number>();
  for (const center of [...new Set(centers)].sort((one, other) => one - other)) {
    const revision = await lockCenter(tx, center);
    if (revision === null) throw badRequest(texts.unknownCenter);
    revisions.set(center, revision);
  }
  return revisions;
}

type Accepted = Extract<Decision, { verdict: 'accept' }>;

async function write(tx: Tx, center: CenterId, revisions: Revisions, { patches, made = [], leaves }: Accepted) {
  const next = (id: CenterId) => (revisions.get(id) ?? 0) + 1;
  await insertRows(
    tx,
    next(center),
    made.map((it) => ({ ...it, center })),
  );
  await writePatches(tx, center, next(center), patches);
  if (leaves) await handOver(tx, leaves.driver, leaves.to, next(leaves.to));
}

async function outcomeOf(tx: Tx, decision: Decision, viewer: Viewer): Promise<Outcome> {
  switch (decision.verdict) {
    case 'accept':
      if (!decision.answer) return { status: 204, body: null };
      return { status: 200, body: (await decision.answer(tx, viewer)) ?? null };
    case 'decline':
      return { status: 200, body: (await decision.answer(tx, viewer)) ?? null };
    case 'conflict':
    case 'refuse': {
      const status = decision.verdict === 'conflict' ? 409 : 400;
      return { status, body: { error: decision.error, ...(await tellRows(tx, decision, viewer)) } };
    }
  }
}

const subjectTables = {
  order: orders,
  task: tasks,
  dock: docks,
  driver: drivers,
  alert: alerts,
  metas,
  address: addresses,
  demand: extraCostDemands,
  extraCost: extraCosts,
} as const;

async function centerOf(tx: Tx, { kind, id }: Subject): Promise<CenterId | null> {
  if (kind === 'trolley') return centerNaming(tx, 'trolleys', id);
  if (kind === 'zone') return centerNaming(tx, 'pseudo_zones', id);
  const table = subjectTables[kind];
  const [found] = await tx.select({ center: table.center_id }).from(table).where(isId(table.id, id));
  return found?.center ?? null;
}

async function enterLedger(tx: Tx, sent: Sent, center: CenterId, status: number, nowMs: number) {
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
