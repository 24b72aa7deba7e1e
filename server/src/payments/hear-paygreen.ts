import * as z from 'zod/mini';
import { findPaymentOrder, recordPaygreenStatus } from '../db/customers/transactions.ts';
import { doubtfulPartsOf, findByPaygreen } from '../db/refunds/outside.ts';
import { enterElsewhere } from './elsewhere.ts';
import { type PaygreenAccount, signInToPaygreen } from './paygreen.ts';
import type { RefundDesk } from './refund-desk.ts';
import type { Deps } from './settle-part.ts';
import type { Heard } from './told.ts';

const Event = z.object({ id: z.string() });

/**
 * What Paygreen tells is no proof of anything, since it may be as old as it likes: it names a payment order, which is
 * read.
 */
export async function hearPaygreen(
  deps: Deps,
  desk: RefundDesk,
  account: PaygreenAccount | null,
  body: unknown,
): Promise<Heard> {
  const number = Event.safeParse(body).data?.id;
  if (!account || number === undefined || !(await findPaymentOrder(deps.db, number))) return 'done';
  const signedIn = await signInToPaygreen(account, number);
  const now = signedIn.kind === 'yes' ? await signedIn.value.read() : signedIn;
  if (now.kind !== 'yes') return 'later';
  await recordPaygreenStatus(deps.db, number, now.value.status, deps.clock());
  const payment = await findByPaygreen(deps.db, number);
  for (const part of payment ? await doubtfulPartsOf(deps.db, payment.id) : []) await desk.lookAt(part);
  await enterElsewhere(deps, desk, number, now.value);
  return 'done';
}
