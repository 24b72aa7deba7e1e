import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import { may } from '../../../../src/domain/session/permissions.ts';
import type { Db } from '../../db/connection/open.ts';
import { proposalsIn, type StoredProposal } from '../../db/proposals/proposals.ts';
import { toldWithGiven } from '../../db/proposals/read-given.ts';
import { readCenterLimit, readLimit } from '../../db/proposals/read-limit.ts';
import { readMoney, readPayments } from '../../db/sheets/payments.ts';
import { textId } from '../../http/input.ts';
import { read } from '../read.ts';

/** What was decided stays listed for two days. */
const listedMs = 48 * 3_600_000;

/** The proposals of a center: all of them for managers, an agent's own for himself (OUR-153, API-O42). */
export const moneyProposals = read({
  path: '/money-proposals/',
  summary: "Les propositions d'argent d'un centre, des deux derniers jours",
  permission: 'edit',
  answers: 'Proposals',
  input: z.object({ center: textId(CenterId) }),
  answer: async ({ center }, { db }, { user, nowMs }) => {
    const author = may(user, 'accounts') ? null : user.email;
    const found = await proposalsIn(db, { center, sinceMs: nowMs - listedMs, author });
    const limitCents = await readCenterLimit(db, center);
    const proposals = [];
    for (const proposal of found) proposals.push(await told(db, center, proposal));
    return { limit: limitCents === null ? null : eurosOf(limitCents), proposals };
  },
});

/** A proposal with its order, and the sums of the order as they are. */
async function told(db: Db, center: CenterId, proposal: StoredProposal) {
  const { order } = proposal;
  const { amount_refund, amount_refund_pending, amount_recredit } = await readMoney(
    db,
    order.id,
    await readPayments(db, order.id),
  );
  const money_limit = await readLimit(db, order.id, center);
  return {
    ...(await toldWithGiven(db, proposal)),
    order: { ...order, amount_refund, amount_refund_pending, amount_recredit, money_limit },
  };
}
