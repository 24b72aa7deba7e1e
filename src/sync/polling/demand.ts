import type { HeldLock, Locks } from '../locks.ts';
import { hold } from '../locks.ts';
import type { Query } from './endpoint.ts';

/** A tab wants a source kept fresh: a board of a center, or with a `subject` a record. */
export interface Demand {
  readonly endpoint: string;
  readonly center: number;
  readonly query: Query;
  /** Id of the one thing that a record is about. */
  readonly subject?: number;
}

/** A tab wants a record kept fresh. */
export type RecordDemand = Required<Pick<Demand, 'endpoint' | 'center' | 'subject'>>;

export const isOfRecordDemand = (demand: Demand): demand is Demand & RecordDemand => demand.subject !== undefined;

const prefix = 'demand:';
const nameOf = ({ endpoint, center, query, subject }: Demand) =>
  `${prefix}${endpoint}:${center}${subject === undefined ? '' : `#${subject}`}:${query}`;

function parse(name: string): Demand | null {
  const found = /^demand:([^:]+):(\d+)(?:#(\d+))?:(.*)$/.exec(name);
  const [, endpoint, center, subject, query] = found ?? [];
  if (!endpoint || !center) return null;
  const of = subject === undefined ? {} : { subject: Number(subject) };
  return { endpoint, center: Number(center), query: query ?? '', ...of };
}

/** All tabs' demands: shared locks that die with their tab. */
export async function readDemands(locks: Locks): Promise<Demand[]> {
  const { held = [] } = await locks.query();
  const names = new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : [])));
  return [...names].flatMap((name) => parse(name) ?? []);
}

/** The demands of one tab: its locks follow the wanted set. */
export class Demands {
  private readonly held = new Map<string, Promise<HeldLock | null>>();

  constructor(
    private readonly locks: Locks,
    private readonly onChange: () => void,
  ) {}

  async want(demands: readonly Demand[]): Promise<void> {
    const names = new Set(demands.map(nameOf));
    const dropped = [...this.held].filter(([name]) => !names.has(name));
    const added = [...names].filter((name) => !this.held.has(name));
    // Both changes before anything is awaited: the last call wins.
    for (const [name] of dropped) this.held.delete(name);
    for (const name of added) this.held.set(name, hold(this.locks, name, { mode: 'shared' }));
    for (const [, lock] of dropped) (await lock)?.release();
    await Promise.all(this.held.values());
    if (added.length > 0) this.onChange();
  }
}
