import type { PseudoZone } from '../zone/zone.ts';
import { type NextConfig, zoneTaskType } from './next-config.ts';

type Ranked = Pick<NextConfig, 'id' | 'rank'>;

/** In order of priority: by rank, then by id; without a rank last (PRP-230). */
export const inOrder = <Row extends Ranked>(rows: readonly Row[]): Row[] =>
  [...rows].sort(
    (one, other) =>
      (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER) || one.id - other.id,
  );

/** The rows in an unsaved order: rows that are not in it come last, as they are. */
export function inDraftOrder<Row extends Ranked>(rows: readonly Row[], draft: readonly number[]): Row[] {
  const at = new Map(draft.map((id, place) => [id, place]));
  const known = rows
    .filter(({ id }) => at.has(id))
    .sort((one, other) => (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0));
  return [...known, ...inOrder(rows.filter(({ id }) => !at.has(id)))];
}

/** The ids after one of them is moved to another place, counted from 0. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/**
 * Whether the server's order differs from the one a draft began with: only rows that both have are compared (PRP-239).
 */
export function isOtherOrder(rows: readonly Ranked[], base: readonly number[] | null): boolean {
  if (base === null) return false;
  const now = rows.map(({ id }): number => id).filter((id) => base.includes(id));
  const then = base.filter((id) => now.includes(id));
  return now.some((id, at) => then[at] !== id);
}

/** The rows whose rank differs from 1 to n in this order, with their new ranks (PRP-239). */
export const changedRanks = <Row extends Ranked>(shown: readonly Row[]) =>
  shown.flatMap(({ id, rank }, at) => (rank === at + 1 ? [] : [{ id, from: rank ?? null, to: at + 1 }]));

/**
 * Why only the rank of a type of task may be changed (PRP-245); null where everything may. Zones that nobody has listed
 * yet are null: whether one is active is not known then.
 */
export function offReason(
  { disabled, next_task_type, external_id }: Pick<NextConfig, 'disabled' | 'next_task_type' | 'external_id'>,
  zones: readonly Pick<PseudoZone, 'id' | 'is_active'>[] | null,
): 'disabled' | 'zone' | 'unknownZone' | null {
  if (disabled === true) return 'disabled';
  if (next_task_type !== zoneTaskType || external_id == null) return null;
  if (zones === null) return 'unknownZone';
  return zones.find(({ id }) => id === external_id)?.is_active === true ? null : 'zone';
}

/** The most that a limit may be. */
export const mostLimit = 100_000;

/** A whole number typed into a prompt: digits, with blanks around them; null for anything else (PRP-240). */
export function typedLimit(text: string): number | null {
  const digits = text.trim();
  const value = Number(digits);
  return /^\d+$/.test(digits) && Number.isSafeInteger(value) ? value : null;
}

/** Whether a prompt's field may hold a text: digits, with blanks around them, or nothing yet (PRP-240). */
export const isLimitText = (text: string): boolean => /^\s*\d*\s*$/.test(text);
