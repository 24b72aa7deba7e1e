import { parisDay } from '../time/paris-time.ts';
import type { Next } from './next.ts';
import { type NextConfig, zoneTaskType } from './next-config.ts';
import { isActiveType, mayBeForced } from './next-task.ts';

type Config = Pick<NextConfig, 'name' | 'next_task_type' | 'disabled' | 'is_stoppable'>;

/** Whether somebody works now or is to come (PRP-187). */
export const isInSession = ({ user }: Pick<Next, 'user'>): boolean =>
  user?.is_working === true || user?.has_planning === true;

/** Every type counts as active where no configs are known (PRP-820). */
const isShownType = (type: number, configs: readonly Config[]): boolean =>
  configs.length === 0 || isActiveType(type, configs);

/** Whether a type may be chosen as somebody's next task (PRP-197). */
export const isOffered = (who: Next, type: number, configs: readonly Config[]): boolean =>
  mayBeForced(who, type, configs.length === 0 ? [{ next_task_type: type }] : configs);

/** Whether stopping a running task of this type is offered (PRP-193): not if every config of the type forbids it. */
export function isStoppable(type: number, configs: readonly Config[]): boolean {
  const own = configs.filter(({ next_task_type }) => next_task_type === type);
  return own.length === 0 || own.some(({ is_stoppable }) => is_stoppable !== false);
}

/** The permissions to show: of active types, and without a zone or of a known one (PRP-190, PRP-191). */
export const shownGrants = (
  { grants }: Pick<Next, 'grants'>,
  configs: readonly Config[],
  zones: ReadonlySet<number>,
): NonNullable<Next['grants']> =>
  (grants ?? []).filter(
    ({ task_type, external_id }) =>
      (task_type == null || isShownType(task_type, configs)) && (external_id == null || zones.has(external_id)),
  );

/**
 * The name of a type of task: from its config, else from a permission for it, else its number. Type 15 has one config
 * for each zone, so its name is fixed.
 */
export function typeName(type: number, configs: readonly Config[], grants: Next['grants'] = []): string {
  if (type === zoneTaskType) return 'Préparateur de zone';
  const named =
    configs.find(({ next_task_type, name }) => next_task_type === type && name) ??
    (grants ?? []).find(({ task_type, name }) => task_type === type && name);
  return named?.name ?? `Tâche ${type}`;
}

const dayMs = 86_400_000;

/** Days left of a trial period, in Paris (PRP-200); null where there is none, or it is over. */
export function trialDaysLeft(period: number | string | null | undefined, nowMs: number): number | null {
  if (period == null) return null;
  const left = typeof period === 'number' ? period : daysUntil(period, nowMs);
  return Number.isNaN(left) || left < 0 ? null : left;
}

/** Days until a day, or until the Paris day of an instant. */
function daysUntil(text: string, nowMs: number): number {
  const atMs = Date.parse(text);
  if (Number.isNaN(atMs)) return Number.NaN;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : parisDay(atMs);
  return Math.round((Date.parse(day) - Date.parse(parisDay(nowMs))) / dayMs);
}

export type PeopleSort = 'name' | 'started';

const collator = new Intl.Collator('fr');

/**
 * People by name, French order (PRP-185), or by the start of their last task, the latest first (PRP-186). Whoever has
 * started none comes last, also in reverse order.
 */
export function sortedPeople<Row extends Pick<Next, 'user' | 'last_started_at'>>(
  rows: readonly Row[],
  by: PeopleSort,
  isReversed: boolean,
): Row[] {
  const turn = isReversed ? -1 : 1;
  const byName = (one: Row, other: Row) => collator.compare(one.user?.name ?? '', other.user?.name ?? '');
  const startOf = ({ last_started_at }: Row) => (last_started_at ? Date.parse(last_started_at) : null);
  return [...rows].sort((one, other) => {
    if (by === 'name') return byName(one, other) * turn;
    const [a, b] = [startOf(one), startOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
    return (b - a) * turn || byName(one, other);
  });
}
