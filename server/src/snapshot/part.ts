import type { Viewer } from '../wire.ts';
import type { LoadFilters } from './filters.ts';
import { listedDeliveries, passes } from './lists.ts';
import type { Delivery, Mirror } from './mirror.ts';
import type { Touched } from './touched.ts';

/** What an answer is told from. */
export interface Telling {
  readonly mirror: Mirror;
  readonly viewer: Viewer;
  readonly filters: LoadFilters;
  readonly nowMs: number;
  /** Null tells everything; else of the rows named here all that everything would say of them (a delta). */
  readonly touched: Touched | null;
}

/** The same, with what parts have in common worked out. */
export interface Asked extends Telling {
  /** The deliveries the board lists; in a delta those of them that are touched. */
  readonly listed: readonly Delivery[];
  /** Those the answer tells in full, under `deliveries`. */
  readonly deliveries: readonly Delivery[];
  /** Deliveries elsewhere in the answer: in full unless they stand under `deliveries`, so that each is told once. */
  readonly once: (deliveries: readonly Delivery[]) => string;
}

/**
 * How a part is told in a delta:
 *
 *   touched      of the rows that changed all that the whole answer says of them, of others nothing
 *   whole        whole, rows that are as they were by their id alone: for lists that are short, whose rows leave without a trace
 *   whenChanged  null while it is as it was
 *   always       as in the whole answer
 */
export type DeltaRule = 'touched' | 'whole' | 'whenChanged' | 'always';

/** One name of an answer. */
export interface Part {
  readonly name: string;
  readonly delta: DeltaRule;
  /** Its value as JSON; null where this answer has it not. */
  readonly tell: (asked: Asked) => string | null;
}

export const array = (items: Iterable<string>) => `[${[...items].join(',')}]`;

/** An open object, `{"a":…,"b":…`, of the parts: whoever sends it adds `version` and closes it. */
export function compose(parts: readonly Part[], telling: Telling): string {
  const asked = askedOf(telling);
  const told = parts.flatMap(({ name, tell }) => {
    const json = tell(asked);
    return json === null ? [] : [`"${name}":${json}`];
  });
  return `{${[...changedOf(telling), ...told].join(',')}`;
}

function askedOf(telling: Telling): Asked {
  const { mirror, filters, touched } = telling;
  const listed = listedDeliveries(mirror, touched?.deliveries);
  const deliveries = listed.filter((delivery) => passes(delivery, filters, mirror));
  const inFull = new Set(deliveries);
  // In a delta an untouched one is as it was.
  const isTold = (delivery: Delivery) => !inFull.has(delivery) && touched?.deliveries.has(delivery) !== false;
  const once = (some: readonly Delivery[]) =>
    array(some.map((delivery) => (isTold(delivery) ? delivery.json : String(delivery.task.id))));
  return { ...telling, listed, deliveries, once };
}

/** The rows a delta is about, by kind, those that left among them: of them it says all that the whole answer would. */
function changedOf({ touched, mirror: { held } }: Telling): string[] {
  if (!touched) return [];
  const deliveries = [...touched.deliveries];
  const changed = {
    tasks: [...deliveries.map(({ task }) => task.id), ...touched.left(held.task)],
    orders: [...deliveries.map(({ order }) => order.id), ...touched.left(held.order)],
    docks: [...touched.written(held.dock), ...touched.holding, ...touched.left(held.dock)],
  };
  return [`"changed":${JSON.stringify(changed)}`];
}
