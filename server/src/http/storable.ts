import type { FastifyInstance } from 'fastify';
import { texts } from '../text.ts';
import { badRequest } from './failure.ts';

// Values that no column can store are refused here, once for all calls: PostgreSQL accepts no U+0000 in a text, no lone
// surrogate and no infinite number, and limits how deep a value is nested. Found later, each would be a 500, and the
// client would ask again.

/** Deeper than any call needs; a value of any depth would end the process that walks through it. */
const maxDepth = 16;

/** Half of a character, which JSON may hold as `\ud800` and UTF-8 may not. */
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const isStorableText = (text: string) => !text.includes('\0') && !loneSurrogate.test(text);

interface Fault {
  /** The field, or the object around a key: `shipping_address.street`; empty for the whole value. */
  readonly name: string;
  readonly kind: 'text' | 'number' | 'depth';
}

/** The first value that cannot be stored, keys of objects included; null when there is none. */
function unstorableIn(value: unknown, path: readonly string[] = []): Fault | null {
  const fault = (kind: Fault['kind']): Fault => ({ name: path.join('.'), kind });
  if (typeof value === 'string') return isStorableText(value) ? null : fault('text');
  if (typeof value === 'number') return Number.isFinite(value) ? null : fault('number');
  if (typeof value !== 'object' || value === null) return null;
  if (path.length === maxDepth) return fault('depth');
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorableText(key) ? unstorableIn(inner, [...path, key]) : fault('text');
    if (found) return found;
  }
  return null;
}

/**
 * Refuses with 400, before any route reads its input or looks a key up: nothing is stored, and asking again gives the
 * same answer.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, headers }) => {
    // Headers are bytes: no surrogates. Node refuses U+0000 in them itself; an idempotency key has a rule of its own.
    const fault = unstorableIn(params) ?? unstorableIn(query) ?? unstorableIn(body) ?? unstorableIn(headers);
    if (fault) throw badRequest(texts.unstorable[fault.kind](fault.name));
  });
}
