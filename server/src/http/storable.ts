import type { FastifyInstance } from 'fastify';
import { texts } from '../text.ts';
import { badRequest } from './failure.ts';

// What no column can hold is refused here, once for all calls: PostgreSQL has no U+0000 in a text and no lone surrogate,
// no number without an end, and a limit to how deep a value is nested. Found later, each would be a failure of ours,
// and whoever is answered 500 asks again.

/** Deeper than anything a call says; a value of any depth would end the process that walks through it. */
const maxDepth = 16;

/** Half of a character, which JSON may hold as `\ud800` and UTF-8 may not. */
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const isStorableText = (text: string) => !text.includes('\0') && !loneSurrogate.test(text);

interface Fault {
  /** Of the field, or of the object whose key it is: `shipping_address.street`; empty for the whole. */
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

/** Refuses with 400, before any route reads its input or looks a key up: nothing is stored, and asking again is answered the same. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, headers }) => {
    // Headers hold bytes: no surrogates. Node refuses U+0000 in them itself; a key that is kept is read by its own rule.
    const fault = unstorableIn(params) ?? unstorableIn(query) ?? unstorableIn(body) ?? unstorableIn(headers);
    if (fault) throw badRequest(texts.unstorable[fault.kind](fault.name));
  });
}
