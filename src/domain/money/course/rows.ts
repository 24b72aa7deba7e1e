import { msOf } from '../../time/instant.ts';
import { centsOfEuros } from '../cents.ts';
import { isOpenPart, type PartStatus } from '../refund/refund.ts';
import type { Course, CourseStep } from './step.ts';

/** A line of a course: a step, or several look-ups of one part one after the other that found nothing new. */
export interface CourseRow {
  readonly step: CourseStep;
  readonly times: number;
  /** When the last of them was. */
  readonly untilAt: string;
}

const isIdle = ({ kind, changes }: CourseStep) => kind === 'looked' && changes !== true;

const isSameLook = (one: CourseStep, other: CourseStep) =>
  isIdle(one) && isIdle(other) && one.part === other.part && one.status === other.status && !other.asked_again;

/** The steps of a course in their order, look-ups in vain folded. */
export function rowsOf({ steps }: Pick<Course, 'steps'>): readonly CourseRow[] {
  const rows: CourseRow[] = [];
  for (const step of steps) {
    const last = rows.at(-1);
    if (last && isSameLook(last.step, step))
      rows[rows.length - 1] = { ...last, times: last.times + 1, untilAt: step.at };
    else rows.push({ step, times: 1, untilAt: step.at });
  }
  return rows;
}

/** Cents of the parts by their status as it was after so many steps, `requested` before any. */
export function centsAfter(
  { parts, steps }: Pick<Course, 'parts' | 'steps'>,
  count: number,
): ReadonlyMap<string, number> {
  const statuses = new Map<number | null | undefined, string>();
  for (const { part, status, changes } of steps.slice(0, count))
    if (part && status && changes) statuses.set(part, status);
  const sums = new Map<string, number>();
  for (const { id, amount } of parts) {
    const status = statuses.get(id) ?? 'requested';
    sums.set(status, (sums.get(status) ?? 0) + centsOfEuros(amount));
  }
  return sums;
}

/** When the last part of a refund was settled; null while one of them is open, or where the steps do not tell it. */
export function closedAt({ parts, steps }: Pick<Course, 'parts' | 'steps'>): string | null {
  if (parts.length === 0 || parts.some(isOpenPart)) return null;
  return steps.findLast(({ changes, part }) => changes === true && part)?.at ?? null;
}

/** For how long a part had a status, epoch ms. */
export interface Stretch {
  readonly status: PartStatus | string;
  readonly fromMs: number;
  /** Null while it still has it. */
  readonly toMs: number | null;
}

/** The statuses of a part one after the other, from when its refund was reserved. */
export function stretchesOf({ steps }: Pick<Course, 'steps'>, part: number | null | undefined): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const begin = (status: string, at: string) => {
    const fromMs = msOf(at);
    if (fromMs === null) return;
    const last = stretches.pop();
    if (last) stretches.push({ ...last, toMs: fromMs });
    stretches.push({ status, fromMs, toMs: null });
  };
  for (const { kind, part: its, status, changes, at } of steps) {
    if (kind === 'reserved') begin('requested', at);
    else if (kind === 'outside') begin('pending', at);
    else if (its === part && status && changes) begin(status, at);
  }
  return stretches;
}
