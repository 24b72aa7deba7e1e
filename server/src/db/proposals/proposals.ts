import { and, desc, eq, gte, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import { type ProposalDecision, proposalHours } from '../../../../src/domain/money/limit/proposal.ts';
import type { Proposal } from '../../../../src/domain/money/limit/proposal-row.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { assert } from '../../../../src/domain/result.ts';
import { moneyTexts, reasonLabels } from '../../world/money-reasons.ts';
import { authorOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { orders } from '../schema/day.ts';
import { moneyProposalNotes, moneyProposals, type ProposalStatus } from '../schema/money/proposals.ts';
import { personIn, signedBy } from '../signed.ts';

type NewProposal = Pick<
  typeof moneyProposals.$inferInsert,
  'order_id' | 'service' | 'body' | 'amount_cents' | 'reason' | 'seen_refunded_cents' | 'seen_recredited_cents'
> & { readonly notes: string; readonly resumes_id?: number };

/** Enters a proposal. Nothing else is written: it reserves nothing. */
export const enterProposal =
  (by: string, { notes, ...proposal }: NewProposal) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const [entered] = await tx
      .insert(moneyProposals)
      .values({
        ...proposal,
        author_id: await authorOf(tx, by),
        created_at: new Date(nowMs).toISOString(),
        expires_at: new Date(nowMs + proposalHours * 3_600_000).toISOString(),
      })
      .returning({ id: moneyProposals.id });
    assert(entered, 'a proposal that is entered has a number');
    await tx.insert(moneyProposalNotes).values({ proposal_id: entered.id, notes });
  };

/** What was sent back is taken up by another: who sent it back, when and why stays. */
export const enterResumed =
  (id: number) =>
  async (tx: Tx): Promise<void> => {
    await tx.update(moneyProposals).set({ status: 'resumed' }).where(eq(moneyProposals.id, id));
  };

const statusOf: Readonly<Record<Exclude<ProposalDecision, 'resume'>, ProposalStatus>> = {
  send: 'sent',
  review: 'to_review',
  refuse: 'refused',
  withdraw: 'withdrawn',
};

/** Enters how a proposal was decided; its order is locked. */
export const enterDecision =
  (by: string, id: number, decision: Exclude<ProposalDecision, 'resume'>, reason: string) =>
  async (tx: Tx, nowMs: number, decision_key: string | null): Promise<void> => {
    await tx
      .update(moneyProposals)
      .set({
        ...{ status: statusOf[decision], decided_by: await authorOf(tx, by), decision_key },
        decided_at: new Date(nowMs).toISOString(),
      })
      .where(eq(moneyProposals.id, id));
    if (reason === '') return;
    await tx.update(moneyProposalNotes).set({ refusal: reason }).where(eq(moneyProposalNotes.proposal_id, id));
  };

/** A proposal as it is told, with the call that it would be and who made it. */
export interface StoredProposal {
  readonly told: Proposal;
  readonly order: { readonly id: OrderId; readonly random_id: string | null };
  readonly call: { readonly service: string; readonly body: Readonly<Record<string, unknown>> };
  /** His e-mail address; null once it is cleared. */
  readonly author: string | null;
}

const deciders = alias(authors, 'deciders');
const decidingUsers = alias(users, 'deciding_users');

async function readProposals(db: Db, which: SQL | undefined): Promise<StoredProposal[]> {
  const found = await db
    .select({
      proposal: moneyProposals,
      words: moneyProposalNotes,
      order: { id: orders.id, random_id: orders.random_id },
      author: authors.name,
      user: personIn(users),
      decider: deciders.name,
      decidingUser: personIn(decidingUsers),
    })
    .from(moneyProposals)
    .innerJoin(orders, eq(orders.id, moneyProposals.order_id))
    .innerJoin(authors, eq(authors.id, moneyProposals.author_id))
    .leftJoin(users, eq(users.email, authors.name))
    .leftJoin(deciders, eq(deciders.id, moneyProposals.decided_by))
    .leftJoin(decidingUsers, eq(decidingUsers.email, deciders.name))
    .leftJoin(moneyProposalNotes, eq(moneyProposalNotes.proposal_id, moneyProposals.id))
    .where(which)
    .orderBy(desc(moneyProposals.id));
  return found.map(({ proposal, words, order, author, user, decider, decidingUser }) => ({
    told: {
      ...{ id: proposal.id, kind: kindOf(proposal.service), amount: eurosOf(proposal.amount_cents) },
      type_label: reasonLabels.get(proposal.reason ?? '') ?? moneyTexts.kinds.shippingFee,
      ...{ notes: words?.notes ?? null, refusal: words?.refusal ?? null, status: proposal.status },
      ...{ created_at: proposal.created_at, expires_at: proposal.expires_at, decided_at: proposal.decided_at },
      done_by: signedBy(user, author),
      decided_by: decider === null ? null : signedBy(decidingUser, decider),
      ...{ is_of_order: amountFieldOf(proposal.body) !== null, resumes: proposal.resumes_id },
      seen_refunded: eurosOf(proposal.seen_refunded_cents),
      seen_recredited: eurosOf(proposal.seen_recredited_cents),
    },
    order,
    call: { service: proposal.service, body: proposal.body },
    author,
  }));
}

/** The field of a call that says one amount for the whole order; null where lines or a fee make it. */
export const amountFieldOf = (body: Readonly<Record<string, unknown>>): 'refundAmount' | 'creditAmount' | null => {
  if ('refundAmount' in body) return 'refundAmount';
  return 'creditAmount' in body && body.field === 'order_id' ? 'creditAmount' : null;
};

const kindOf = (service: string) => (service.startsWith('refund') ? 'refund' : 'credit');

/** The proposals of an order, the latest first. */
export const proposalsOf = (db: Db, order: OrderId): Promise<StoredProposal[]> =>
  readProposals(db, eq(moneyProposals.order_id, order));

interface Listed {
  readonly center: CenterId;
  readonly sinceMs: number;
  /** Whose, by his e-mail address; null for all. */
  readonly author: string | null;
}

/** The proposals for orders of a center since some time, the latest first. */
export const proposalsIn = (db: Db, { center, sinceMs, author }: Listed): Promise<StoredProposal[]> =>
  readProposals(
    db,
    and(
      eq(orders.center_id, center),
      gte(moneyProposals.created_at, new Date(sinceMs).toISOString()),
      author === null ? undefined : eq(authors.name, author),
    ),
  );
