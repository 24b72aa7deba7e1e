import type { Viewer } from '../wire.ts';
import type { LoadFilters } from './filters.ts';
import { listedDeliveries, passes } from './lists.ts';
import type { Delivery, Mirror } from './mirror.ts';
import type { TouchedRows } from './touched.ts';

/** Input of an answer's parts. */
export interface AnswerInput {
  readonly mirror: Mirror;
  readonly viewer: Viewer;
  readonly filters: LoadFilters;
  readonly nowMs: number;
  /** Null for a whole answer; else a delta, with everything the whole answer would contain about these rows. */
  readonly touched: TouchedRows | null;
}

/** The same, with values that several parts need. */
export interface PartInput extends AnswerInput {
  /** The deliveries that the board lists; in a delta, those of them that are touched. */
  readonly listed: readonly Delivery[];
  /** Deliveries that the answer has in full, under `deliveries`. */
  readonly deliveries: readonly Delivery[];
  /**
   * JSON of deliveries elsewhere in the answer: in full unless they are under `deliveries`, so that each appears in
   * full only once.
   */
  readonly once: (deliveries: readonly Delivery[]) => string;
}

/**
 * The form of a part in a delta:
 *
 *   touched      the changed rows, with everything the whole answer has of them
 *   whole        all rows, unchanged ones by their id alone: for short lists whose rows leave without a trace
 *   whenChanged  null while it is unchanged
 *   always       as in the whole answer
 */
export type DeltaRule = 'touched' | 'whole' | 'whenChanged' | 'always';

/** One key of an answer. */
export interface Part {
  readonly name: string;
  readonly delta: DeltaRule;
  /** Its value as JSON; null where this answer does not have it. */
  readonly tell: (asked: PartInput) => string | null;
}

export const array = (items: Iterable<string>) => `[${[...items].join(',')}]`;

/** An open object, `{"a":…,"b":…`, of the parts: the sender adds `version` and closes it. */
export function compose(parts: readonly Part[], telling: AnswerInput): string {
  const asked = askedOf(telling);
  const told = parts.flatMap(({ name, tell }) => {
    const json = tell(asked);
    return json === null ? [] : [`"${name}":${json}`];
  });
  return `{${[...changedOf(telling), ...told].join(',')}`;
}

function askedOf(telling: AnswerInput): PartInput {
  const { mirror, filters, touched } = telling;
  const listed = listedDeliveries(mirror, touched?.deliveries);
  const deliveries = listed.filter((delivery) => passes(delivery, filters, mirror));
  const inFull = new Set(deliveries);
  // In a delta an untouched delivery is unchanged: its id is enough.
  const isTold = (delivery: Delivery) => !inFull.has(delivery) && touched?.deliveries.has(delivery) !== false;
  const once = (some: readonly Delivery[]) =>
    array(some.map((delivery) => (isTold(delivery) ? delivery.json : String(delivery.task.id))));
  return { ...telling, listed, deliveries, once };
}

/**
 * The rows a delta is about, by kind, those that left included: it contains everything about them that the whole answer
 * would.
 */
function changedOf({ touched, mirror: { held } }: AnswerInput): string[] {
  if (!touched) return [];
  const deliveries = [...touched.deliveries];
  const changed = {
    tasks: [...deliveries.map(({ task }) => task.id), ...touched.left(held.task)],
    orders: [...deliveries.map(({ order }) => order.id), ...touched.left(held.order)],
    docks: [...touched.written(held.dock), ...touched.holding, ...touched.left(held.dock)],
  };
  return [`"changed":${JSON.stringify(changed)}`];
}
