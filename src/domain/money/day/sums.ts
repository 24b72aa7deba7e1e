import { nameOfAuthor } from '../../author.ts';
import { centsOfEuros } from '../cents.ts';
import type { MoneyDay, MoneyEntry } from './entry.ts';

/** An operation is one call, whatever entries it wrote; what takes an entry back is another one. */
const operationOf = ({ id, operation_id, takes_back }: MoneyEntry): string =>
  takes_back || !operation_id ? `entry ${id}` : operation_id;

export const operationsIn = (entries: readonly MoneyEntry[]): number => new Set(entries.map(operationOf)).size;

export const centsIn = (entries: readonly MoneyEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + centsOfEuros(amount), 0);

/** Whether the entries that were read are those that the server has: sums of others are wrong. */
export const isWhole = ({ entries, count, total }: MoneyDay): boolean =>
  (count ?? entries.length) === entries.length &&
  (total === null || total === undefined || centsOfEuros(total) === centsIn(entries));

export const ordersIn = (entries: readonly MoneyEntry[]): number =>
  new Set(entries.flatMap(({ order }) => order?.id ?? [])).size;

/** What an entry is, for the totals of a day: each entry is one of them, so that they add up to all. */
export const sorts = ['refunds', 'credits', 'fees', 'creditsTakenBack', 'refundsTakenBack'] as const;
export type Sort = (typeof sorts)[number];

export function sortOf({ kind, means, amount }: MoneyEntry): Sort {
  const isCredit = means === 'credit';
  if (centsOfEuros(amount) < 0) return isCredit ? 'creditsTakenBack' : 'refundsTakenBack';
  if (kind === 'fee') return 'fees';
  return isCredit ? 'credits' : 'refunds';
}

/** The ways in which a day is added up. */
export type Way = 'reason' | 'agent' | 'means';
export const ways = ['reason', 'agent', 'means'] as const satisfies readonly Way[];

export interface MoneyGroup {
  /** Its value: the reason, the name of the agent, the code of the means; empty where an entry has none. */
  readonly of: string;
  readonly entries: readonly MoneyEntry[];
}

export const agentOf = ({ done_by }: MoneyEntry): string => nameOfAuthor(done_by);

const valueBy: Readonly<Record<Way, (entry: MoneyEntry) => string>> = {
  reason: ({ type_label }) => type_label ?? '',
  // Two colleagues of one name are two agents.
  agent: (entry) => `${entry.done_by?.id ?? ''}\n${agentOf(entry)}`,
  means: ({ means }) => means ?? '',
};

/** The entries of a day by one of the ways, the largest sum first. Every entry is in one group. */
export function groupedBy(way: Way, entries: readonly MoneyEntry[]): readonly MoneyGroup[] {
  const groups = new Map<string, MoneyEntry[]>();
  for (const entry of entries) {
    const of = valueBy[way](entry);
    groups.set(of, [...(groups.get(of) ?? []), entry]);
  }
  return [...groups]
    .map(([of, its]) => ({ of, entries: its }))
    .toSorted((one, other) => centsIn(other.entries) - centsIn(one.entries) || one.of.localeCompare(other.of, 'fr'));
}

/** The operations of some entries with those of their entries that are among them, the earliest first. */
export function linesOf(entries: readonly MoneyEntry[]): readonly (readonly [MoneyEntry, ...MoneyEntry[]])[] {
  const lines = new Map<string, [MoneyEntry, ...MoneyEntry[]]>();
  for (const entry of entries.toSorted(inTime)) {
    const line = lines.get(operationOf(entry));
    if (line) line.push(entry);
    else lines.set(operationOf(entry), [entry]);
  }
  return [...lines.values()];
}

export const inTime = (one: MoneyEntry, other: MoneyEntry): number =>
  Date.parse(one.created_at) - Date.parse(other.created_at) || one.id - other.id;
