import { isCallOf, namedCalls, ourCalls } from './paths.ts';
import { entityFields } from './tables.ts';

/** What is sent with a call: a query, a body, or both. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** What the payload columns say of a call, in all the rows that are about it. */
export interface Payload {
  /** Every name they have, those of an entity they send to as well: `entity Extra cost`. */
  readonly names: ReadonlySet<string>;
  /** Names whose value is an object from labels or ids: `returned_by_label (label → quantity)`. */
  readonly keyed: ReadonlySet<string>;
}

/** The general form of the actions on an order, which says less than the row of each. */
const general = new Set(['API-024', 'API-S06']);

export function payloadOf(method: string, path: string): Payload {
  const calls = [...namedCalls(), ...ourCalls()].filter(
    (call) => call.method === method && isCallOf(call, path) && !general.has(call.id),
  );
  const cells = calls.map(({ payload }) => payload.replaceAll('`', ''));
  const keyed = cells.flatMap((cell) => [...cell.matchAll(/(\w+) \((?:D: )?\w+ →/g)].map(([, name = '']) => name));
  return { names: new Set(cells.flatMap((cell) => [...wordsIn(cell), ...entitiesIn(cell)])), keyed: new Set(keyed) };
}

const wordsIn = (cell: string) => cell.match(/\w+/g) ?? [];

const entitiesIn = (cell: string) =>
  [...cell.matchAll(/entity ([A-Z][a-z]+(?: [a-z]+)*?)(?= with\b|$)/g)].flatMap(([, name = '']) => [
    ...entityFields(name).keys(),
  ]);

/** What is sent and no table names, as paths: `products.price`. */
export function unnamedSent({ method, path, query = {}, body }: Sent): string[] {
  const payload = payloadOf(method, path);
  return [...Object.keys(query).filter((name) => !payload.names.has(name)), ...unnamedIn(body, payload)];
}

function unnamedIn(value: unknown, payload: Payload, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unnamedIn(each, payload, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const here = at === '' ? name : `${at}.${name}`;
    if (!payload.names.has(name)) return [here];
    return payload.keyed.has(name) ? [] : unnamedIn(inside, payload, here);
  });
}
