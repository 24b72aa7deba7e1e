import { get } from '../command.ts';
import { flatten, listOf, type RawRows } from '../wire.ts';

/** The texts that somebody may choose in a center: his own, and those shared there (API-O66). */
export const textsRequest = (center: number) => get('/sms-texts/', { query: { center: String(center) } });

/** The rows of its answer; null where it has no list. */
export function textRows(body: unknown): RawRows[] | null {
  const texts = listOf(body, 'texts');
  return texts ? flatten('smsText', 'texts', texts) : null;
}
