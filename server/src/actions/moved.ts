import { and, desc, eq } from 'drizzle-orm';
import { type Basis, versionOf } from '../../../src/domain/basis.ts';
import { isEqual } from '../../../src/domain/equal.ts';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { isRecord } from '../../../src/domain/wire.ts';
import type { Tx } from '../db/connection/open.ts';
import { users } from '../db/schema/accounts.ts';
import { auditEntries, auditRequests } from '../db/schema/record.ts';
import { nameOfUser } from '../db/user-name.ts';
import type { Viewer } from '../wire.ts';
import type { Replaced } from './action.ts';
import { readRefusalRows } from './answer-rows.ts';
import type { ActionRequest, Outcome } from './outcome.ts';
import { actionTexts } from './text.ts';

/**
 * 412 where the values that a call replaces are others than the user saw (docs/adr/0059): with the present rows, and who
 * changed them when, as far as the ledger knows. Null where they are the same, or the call says nothing of them.
 */
export async function movedMeanwhile(
  tx: Tx,
  sent: ActionRequest,
  replaced: Replaced | null,
  viewer: Viewer,
  nowMs: number,
): Promise<Outcome | null> {
  if (sent.basis === null || !replaced) return null;
  const { values, moved, author, about, ...rows } = replaced;
  if (versionOf(values) === sent.basis) return null;
  const by = author ? await author(tx) : await lastAuthor(tx, sent, values, about ?? {});
  const error = actionTexts.replacedMeanwhile(moved ?? null, by?.name ?? null, by ? hourText(by.at) : null);
  const who = { changed_by: by?.name ?? null, changed_at: by?.at ?? null };
  return { status: 412, body: { error, code: 'moved', ...who, ...(await readRefusalRows(tx, rows, viewer, nowMs)) } };
}

/** How many earlier calls on the same thing are looked at: most of them change other values of it. */
const recent = 20;

/** Who sent the last call of the same path with one of these values. */
async function lastAuthor(
  tx: Tx,
  { path, method }: ActionRequest,
  values: Basis,
  about: NonNullable<Replaced['about']>,
) {
  const { first_name, last_name, email } = users;
  const isSame = and(eq(auditEntries.path, path.split('?')[0] ?? ''), eq(auditEntries.method, method));
  const found = await tx
    .select({ at: auditEntries.at, body: auditRequests.body, first_name, last_name, email })
    .from(auditEntries)
    .innerJoin(auditRequests, eq(auditRequests.entry_id, auditEntries.id))
    .leftJoin(users, eq(users.id, auditEntries.user_id))
    .where(isSame)
    .orderBy(desc(auditEntries.id))
    .limit(recent);
  const names = Object.keys(values);
  const last = found.find(
    ({ body }) =>
      isRecord(body) &&
      names.some((name) => name in body) &&
      Object.entries(about).every(([name, value]) => isEqual(body[name], value)),
  );
  if (!last) return null;
  return { at: last.at, name: nameOfUser(last) };
}
