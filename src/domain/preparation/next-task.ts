import { isRunning, type Next } from './next.ts';
import { alwaysActive, type NextConfig, zoneTaskType } from './next-config.ts';

/** The rule that sends somebody to a task, by number (PRP-222 to PRP-229). Rule 8 sends nobody: it excludes zones. */
export type Rule = 'resume' | 'forced' | 'locked' | 'prioritySpot' | 'emptySpot' | 'sameType' | 'priorityOrder';

export const ruleNumbers: Readonly<Record<Rule, number>> = {
  resume: 1,
  forced: 2,
  locked: 3,
  prioritySpot: 4,
  emptySpot: 5,
  sameType: 6,
  priorityOrder: 7,
};

/** A type of task, with its zone if it is type 15. */
export interface TaskSpot {
  readonly type: number;
  readonly zone: number | null;
}

/** State of a type of task on the floor, not counting the packer who asks. */
export interface SpotState extends TaskSpot {
  /** Tasks nobody has in hand. */
  readonly waiting: number;
  /** How many packers are at it. */
  readonly staff: number;
  /** For type 15: orders of the zone that are prepared and wait. */
  readonly buffer: number;
  /** For type 15: whether its zone is in use. */
  readonly isZoneActive: boolean;
}

type Config = Pick<
  NextConfig,
  | 'id'
  | 'rank'
  | 'next_task_type'
  | 'external_id'
  | 'max_staff'
  | 'max_buffer'
  | 'is_high_priority_spot'
  | 'is_one_grant_bypass_max_buffer'
  | 'disabled'
>;

/** A packer who asks for his next task. The `zone` fields give the zone of a task of type 15. */
export interface Asking
  extends Pick<
    Next,
    | 'current_task_type'
    | 'last_task_type'
    | 'next_task_type'
    | 'last_started_at'
    | 'last_ended_at'
    | 'lock_on_at'
    | 'grants'
  > {
  readonly current_zone?: number | null;
  readonly last_zone?: number | null;
}

/** Where somebody is sent, and by which rule. */
export interface Sent extends TaskSpot {
  readonly rule: Rule;
}

/** Whether a type is active: it always is, or one of its configs is enabled (PRP-192). */
export const isActiveType = (type: number, configs: readonly Pick<Config, 'next_task_type' | 'disabled'>[]): boolean =>
  alwaysActive.has(type) ||
  configs.some(({ next_task_type, disabled }) => next_task_type === type && disabled !== true);

/** Whether a packer holds an enabled grant for a type, and for the zone if one is given. */
export const isGranted = ({ grants }: Pick<Asking, 'grants'>, type: number, zone?: number | null): boolean =>
  (grants ?? []).some(
    (grant) =>
      grant.value === true && grant.task_type === type && (zone == null || (grant.external_id ?? null) === zone),
  );

/** Whether a type may be chosen by hand as somebody's next task (PRP-197). */
export const mayBeForced = (
  who: Pick<Asking, 'grants'>,
  type: number,
  configs: readonly Pick<Config, 'next_task_type' | 'disabled'>[],
): boolean => alwaysActive.has(type) || (isActiveType(type, configs) && isGranted(who, type));

/** A task a packer may be sent to, with its config and state. */
interface Choice {
  readonly config: Config;
  readonly state: SpotState;
}

/**
 * Where a packer is sent next, by the first rule that applies (PRP-221); null where there is no work for him.
 *
 * 1 resume, a task begun and not ended · 2 forced, chosen by hand · 3 locked, on his type while it has work · 4 priority
 * spot, below its maximum · 5 empty spot, with work and nobody · 6 the same type, with work and room · 7 the order of
 * priority, with work and room. Before 3 to 7, rule 8 takes away the zones whose buffer is full.
 */
export function nextTask(who: Asking, configs: readonly Config[], floor: readonly SpotState[]): Sent | null {
  if (isRunning(who) && who.current_task_type != null)
    return { type: who.current_task_type, zone: who.current_zone ?? null, rule: 'resume' };
  const inOrder = [...configs].sort(
    (one, other) =>
      (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER) || one.id - other.id,
  );
  const choices = choicesOf(who, inOrder, floor);
  const forced = forcedOf(who, inOrder, choices);
  if (forced) return { ...forced, rule: 'forced' };
  const open = choices.filter((choice) => !isBufferFull(who, choice));
  const withWork = open.filter(({ state }) => state.waiting > 0);
  const last = (choice: Choice) => isLast(who, choice.state);
  const found =
    send('locked', who.lock_on_at ? withWork.find(last) : undefined) ??
    send(
      'prioritySpot',
      withWork.find((choice) => choice.config.is_high_priority_spot === true && hasRoom(choice)),
    ) ??
    send(
      'emptySpot',
      withWork.find((choice) => choice.state.staff === 0 && hasRoom(choice)),
    ) ??
    send(
      'sameType',
      withWork.find((choice) => last(choice) && hasRoom(choice)),
    ) ??
    send('priorityOrder', withWork.find(hasRoom));
  return found;
}

const send = (rule: Rule, choice: Choice | undefined): Sent | null =>
  choice ? { type: choice.state.type, zone: choice.state.zone, rule } : null;

/** The tasks he may do, in order of priority: granted, enabled, and of a zone in use. */
function choicesOf(who: Asking, inOrder: readonly Config[], floor: readonly SpotState[]): Choice[] {
  return inOrder.flatMap((config) => {
    const zone = config.external_id ?? null;
    const state = floor.find((it) => it.type === config.next_task_type && it.zone === zone);
    if (!state || config.disabled === true || !isGranted(who, state.type, zone)) return [];
    return state.type === zoneTaskType && !state.isZoneActive ? [] : [{ config, state }];
  });
}

/** The type chosen by hand, with or without work. For type 15: the first of its zones with work, else the first one. */
function forcedOf(who: Asking, configs: readonly Config[], choices: readonly Choice[]): TaskSpot | null {
  const type = who.next_task_type;
  if (type == null || !mayBeForced(who, type, configs)) return null;
  if (type !== zoneTaskType) return { type, zone: null };
  const zones = choices.filter(({ state }) => state.type === type);
  const chosen = zones.find(({ state }) => state.waiting > 0) ?? zones[0];
  return chosen ? { type, zone: chosen.state.zone } : null;
}

const isLast = ({ last_task_type, last_zone }: Asking, { type, zone }: TaskSpot) =>
  last_task_type === type && (last_zone ?? null) === zone;

const hasRoom = ({ config: { max_staff }, state }: Choice) => max_staff == null || state.staff < max_staff;

/**
 * Rule 8: a zone with a full buffer is skipped, unless this is all the packer may do and its config allows that
 * (PRP-229).
 */
function isBufferFull(who: Asking, { config, state }: Choice): boolean {
  if (state.type !== zoneTaskType || config.max_buffer == null || state.buffer < config.max_buffer) return false;
  return !(config.is_one_grant_bypass_max_buffer === true && hasOnlyThis(who, state));
}

const hasOnlyThis = ({ grants }: Asking, { type, zone }: TaskSpot): boolean =>
  (grants ?? []).every(
    (grant) => grant.value !== true || (grant.task_type === type && (grant.external_id ?? null) === zone),
  );
