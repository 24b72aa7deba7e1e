import * as z from 'zod/mini';
import { post, type RequestSpec } from '../command.ts';
import { Id } from '../schema.ts';

/** Kinds of things that colleagues see a user has open (OUR-060, OUR-064). */
export const attentionKinds = ['customer', 'order', 'dock'] as const;

/** Code of what was begun, as on the wire: never free text, so that nobody can write on a colleague's screen. */
export const BegunCode = z.string().check(z.regex(/^[a-z_]{1,32}$/));

/** One thing that somebody has open: tabs publish it, and their device sends it. */
export const Attention = z.object({
  kind: z.enum(attentionKinds),
  id: Id,
  /** Center of the order or round; null for a customer, who has none. */
  center: z.nullable(Id),
  begun: z.nullable(BegunCode),
});
export type Attention = Readonly<z.infer<typeof Attention>>;

/** How many things of one device are sent at most (OUR-061). */
export const mostAttentions = 8;

/** How often a device renews its presence, ms. */
export const renewEveryMs = 15_000;
/** A device counts as gone without a renewal for this long, ms: two renewals may be lost. */
export const goneAfterMs = 45_000;

/** The call with everything this device has open (API-O03). */
export const presenceRequest = (subjects: readonly Attention[]): RequestSpec =>
  post('/presence/', { body: { subjects } });

/** Key of a thing, whatever was begun there. */
export const thingOf = ({ kind, id }: Pick<Attention, 'kind' | 'id'>): string => `${kind}:${id}`;

/**
 * The things without duplicates, with what was begun there, if anything. Those come first, and only as many as may be
 * sent.
 */
export function attentionOf(all: readonly Attention[]): Attention[] {
  const things = new Map<string, Attention>();
  for (const each of all) {
    const known = things.get(thingOf(each));
    if (!known || (known.begun === null && each.begun !== null)) things.set(thingOf(each), each);
  }
  const found = [...things.values()];
  return [...found.filter(({ begun }) => begun !== null), ...found.filter(({ begun }) => begun === null)].slice(
    0,
    mostAttentions,
  );
}
