import type { Query } from './endpoint.ts';
import type { Held, Locks } from './locks.ts';
import { hold } from './locks.ts';

/** A tab wants a source kept fresh. */
export interface Demand {
  readonly endpoint: string;
  readonly center: number;
  readonly query: Query;
}

const prefix = 'demand:';
const nameOf = ({ endpoint, center, query }: Demand) => `${prefix}${endpoint}:${center}:${query}`;

function parse(name: string): Demand | null {
  const found = /^demand:([^:]+):(\d+):(.*)$/.exec(name);
  const [, endpoint, center, query] = found ?? [];
  return endpoint && center ? { endpoint, center: Number(center), query: query ?? '' } : null;
}

/** All tabs' demands: shared locks that die with their tab. */
export async function readDemands(locks: Locks): Promise<Demand[]> {
  const { held = [] } = await locks.query();
  const names = new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : [])));
  return [...names].flatMap((name) => parse(name) ?? []);
}

/** What one tab demands: the locks follow the wanted set. */
export class Demands {
  private readonly held = new Map<string, Promise<Held | null>>();

  constructor(
    private readonly locks: Locks,
    private readonly onChange: () => void,
  ) {}

  async want(demands: readonly Demand[]): Promise<void> {
    const names = new Set(demands.map(nameOf));
    const dropped = [...this.held].filter(([name]) => !names.has(name));
    const added = [...names].filter((name) => !this.held.has(name));
    // Both at once, before anything is awaited: the last call wins.
    for (const [name] of dropped) this.held.delete(name);
    for (const name of added) this.held.set(name, hold(this.locks, name, { mode: 'shared' }));
    for (const [, lock] of dropped) (await lock)?.release();
    await Promise.all(this.held.values());
    if (added.length > 0) this.onChange();
  }
}
