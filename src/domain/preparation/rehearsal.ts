import { nextTask, type Rule, ruleNumbers, type SpotState, type TaskSpot } from './next-task.ts';
import type { Sending } from './sending.ts';

/** Where somebody was or would have been sent, with the number of the rule; `rule` 0 without a type means nowhere. */
interface Destination {
  readonly type: number | null;
  readonly zone: number | null;
  readonly rule: number;
}

/** One sending, beside the one that another order would have given. */
export interface Rehearsed {
  readonly id: number;
  readonly sentAt: string;
  readonly name: string | null;
  readonly was: Destination;
  readonly would: Destination;
  readonly isOther: boolean;
}

/** How often people were sent to a task, and would have been. */
export interface SpotTotal extends TaskSpot {
  readonly was: number;
  readonly would: number;
}

export interface Rehearsal {
  /** The newest first. */
  readonly sendings: readonly Rehearsed[];
  /** How many would have been sent elsewhere. */
  readonly others: number;
  /** By type and zone, the most frequent ones first. */
  readonly totals: readonly SpotTotal[];
}

const nowhere: Destination = { type: null, zone: null, rule: 0 };

/**
 * Recomputes past sendings with another order of the types of task: ids of their configs, the highest priority first
 * (OUR-020). The rules decide each sending again, on the floor as it was at that time. A changed sending does not
 * influence later ones.
 */
export function rehearse(sendings: readonly Sending[], order: readonly number[]): Rehearsal {
  const rehearsed = sendings.map((sending) => again(sending, order)).toReversed();
  return {
    sendings: rehearsed,
    others: rehearsed.filter(({ isOther }) => isOther).length,
    totals: totalsOf(rehearsed),
  };
}

function again(sending: Sending, order: readonly number[]): Rehearsed {
  const { asking, spots, task_type, external_id, rule } = sending;
  const configs = spots.map(({ config_id, type, zone, ...spot }) => {
    const at = order.indexOf(config_id);
    return { ...spot, id: config_id, next_task_type: type, external_id: zone ?? null, rank: at === -1 ? null : at + 1 };
  });
  const floor: readonly SpotState[] = spots.map(({ type, zone, waiting, staff, buffer, is_zone_active }) => ({
    ...{ type, zone: zone ?? null, waiting, staff, buffer },
    isZoneActive: is_zone_active,
  }));
  const who = { ...asking, current_zone: asking.current_zone ?? null, last_zone: asking.last_zone ?? null };
  const sent = nextTask(who, configs, floor);
  const was = { type: task_type, zone: external_id ?? null, rule };
  const would = sent ? { type: sent.type, zone: sent.zone, rule: numberOf(sent.rule) } : nowhere;
  return {
    ...{ id: sending.id, sentAt: sending.sent_at, name: sending.name ?? null, was, would },
    isOther: was.type !== would.type || was.zone !== would.zone,
  };
}

const numberOf = (rule: Rule) => ruleNumbers[rule];

function totalsOf(rehearsed: readonly Rehearsed[]): SpotTotal[] {
  const totals = new Map<string, { type: number; zone: number | null; was: number; would: number }>();
  const add = ({ type, zone }: Destination, what: 'was' | 'would') => {
    if (type === null) return;
    const key = `${type}/${zone}`;
    const total = totals.get(key) ?? { type, zone, was: 0, would: 0 };
    total[what] += 1;
    totals.set(key, total);
  };
  for (const { was, would } of rehearsed) {
    add(was, 'was');
    add(would, 'would');
  }
  return [...totals.values()].toSorted((one, other) => other.was - one.was || one.type - other.type);
}
