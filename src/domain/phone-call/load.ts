import { get } from '../command.ts';
import { flatten, listOf, type RawRows } from '../wire.ts';

/** The calls to make of a center (API-O61). */
export const callsRequest = (center: number) => get('/phone-calls/', { query: { center: String(center) } });

/** The rows of its answer; null where it has no list. */
export function callRows(body: unknown): RawRows[] | null {
  const calls = listOf(body, 'calls');
  return calls ? flatten('phoneCall', 'calls', calls) : null;
}
