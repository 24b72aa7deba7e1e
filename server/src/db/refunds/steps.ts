import type { StepKind } from '../../../../src/domain/money/course/step.ts';
import type { PartStatus } from '../../../../src/domain/money/refund/refund.ts';
import { authorOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import { refundSteps } from '../schema/money/refunds.ts';

// The record of what happens to refunds (OUR-161).

/** What is kept of a provider's answer: codes and numbers, never a text of his. */
export interface AnswerFields {
  /** His number of the refund. */
  readonly number?: string | null;
  /** The state that he tells, and the one that was read before he was asked. */
  readonly state?: string | null;
  readonly before?: string | null;
  /** His code of a refusal. */
  readonly code?: string | null;
}

export interface NewStep {
  readonly refund: number;
  /** Absent for a step of the whole refund. */
  readonly part?: number;
  readonly kind: StepKind;
  readonly status?: PartStatus | null;
  readonly changes: boolean;
  readonly tookMs?: number;
  readonly movement?: number | null;
  readonly answer?: AnswerFields | undefined;
  readonly isAskedAgain?: boolean;
  /** Who did it, by the name of an author; absent for the console and for providers. */
  readonly by?: string;
}

/** A code or a number as providers write them; anything else may be words, and is not kept. */
const codeOf = (text: string | null | undefined): string | null =>
  text != null && /^[\w.:-]{1,80}$/.test(text) ? text : null;

/** Enters a step in the transaction of what it tells. */
export async function enterStep(tx: Tx, step: NewStep, nowMs: number): Promise<void> {
  const { refund, part, kind, status, changes, tookMs, movement, answer = {}, isAskedAgain = false, by } = step;
  await tx.insert(refundSteps).values({
    ...{ refund_id: refund, part_id: part ?? null, kind, status: status ?? null, changes },
    ...{ took_ms: tookMs === undefined ? null : Math.max(0, Math.round(tookMs)), movement_id: movement ?? null },
    ...{ provider_number: codeOf(answer.number), provider_state: codeOf(answer.state) },
    ...{ provider_before: codeOf(answer.before), provider_code: codeOf(answer.code), asked_again: isAskedAgain },
    ...{ author_id: by === undefined ? null : await authorOf(tx, by), created_at: new Date(nowMs).toISOString() },
  });
}

/** The same for a step that changes nothing else. */
export const noteStep = (db: Db, step: NewStep, nowMs: number): Promise<void> =>
  db.transaction((tx) => enterStep(tx, step, nowMs));
