import { and, asc, eq } from 'drizzle-orm';
import type { Course, CourseStep } from '../../../../src/domain/money/course/step.ts';
import type { Db } from '../connection/open.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { orders } from '../schema/day.ts';
import { moneyProposals } from '../schema/money/proposals.ts';
import { refundSteps, refunds } from '../schema/money/refunds.ts';
import { personIn, signedBy } from '../signed.ts';
import { readRefunds } from './read-refunds.ts';

/** A refund with its parts and steps (OUR-160, API-O160); undefined for one that is none. */
export async function readCourse(db: Db, id: number): Promise<Course | undefined> {
  const [found] = await db
    .select({ order: { id: orders.id, random_id: orders.random_id }, center: orders.center_id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(eq(refunds.id, id));
  if (!found) return undefined;
  const refund = (await readRefunds(db, found.order.id)).find((it) => it.id === id);
  if (!refund) return undefined;
  const steps = await readSteps(db, id);
  const isWhole = steps.some(({ kind }) => kind === 'reserved' || kind === 'outside');
  return {
    ...found,
    ...refund,
    parts: refund.parts ?? [],
    steps: [...(await readProposal(db, refund.operation_id)), ...steps],
    is_whole: isWhole,
  };
}

async function readSteps(db: Db, refund: number): Promise<CourseStep[]> {
  const found = await db
    .select({ step: refundSteps, author: authors.name, user: personIn(users) })
    .from(refundSteps)
    .leftJoin(authors, eq(authors.id, refundSteps.author_id))
    .leftJoin(users, eq(users.email, authors.name))
    .where(eq(refundSteps.refund_id, refund))
    .orderBy(asc(refundSteps.id));
  return found.map(({ step, author, user }) => ({
    ...{ id: step.id, at: step.created_at, kind: step.kind, part: step.part_id, status: step.status },
    ...{ changes: step.changes, took_ms: step.took_ms, movement: step.movement_id, asked_again: step.asked_again },
    ...{ number: step.provider_number, state: step.provider_state },
    ...{ before: step.provider_before, code: step.provider_code },
    done_by: step.author_id === null ? null : signedBy(user, author),
  }));
}

/** Who proposed it, where it was above the limit of its center (OUR-152): a proposal has the key of what it became. */
async function readProposal(db: Db, key: string | null | undefined): Promise<CourseStep[]> {
  if (!key) return [];
  const { id, created_at, decision_key, status, author_id } = moneyProposals;
  const found = await db
    .select({ id, at: created_at, author: authors.name, user: personIn(users) })
    .from(moneyProposals)
    .leftJoin(authors, eq(authors.id, author_id))
    .leftJoin(users, eq(users.email, authors.name))
    .where(and(eq(decision_key, key), eq(status, 'sent')));
  return found.map(({ author, user, ...step }) => ({
    ...step,
    kind: 'proposed',
    changes: false,
    done_by: signedBy(user, author),
  }));
}
