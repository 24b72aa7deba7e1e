import * as z from 'zod/mini';
import { post, type RequestSpec } from '../command.ts';
import { Id } from '../schema.ts';

/** What a user may have open that his colleagues are told of (OUR-060, OUR-064). */
export const attentionKinds = ['customer', 'order', 'dock'] as const;

/** What was begun, as the wire has it: never free text, so that nobody writes on a colleague's screen. */
export const BegunCode = z.string().check(z.regex(/^[a-z_]{1,32}$/));

/** One thing that somebody has open: a device says it, and its tabs before it. */
export const Attention = z.object({
  kind: z.enum(attentionKinds),
  id: Id,
  /** Of the order or round; null for a customer, who has none. */
  center: z.nullable(Id),
  begun: z.nullable(BegunCode),
});
export type Attention = Readonly<z.infer<typeof Attention>>;

/** How many things of one device are told (OUR-061). */
export const mostAttentions = 8;

/** A device says anew that often that it is there, ms. */
export const renewEveryMs = 15_000;
/** It is gone once it has said nothing for that long, ms: two renewals may be lost. */
export const goneAfterMs = 45_000;

/** Everything this device is at now (API-O03). */
export const presenceRequest = (subjects: readonly Attention[]): RequestSpec =>
  post('/presence/', { body: { subjects } });

/** The same thing, whatever was begun there. */
export const thingOf = ({ kind, id }: Pick<Attention, 'kind' | 'id'>): string => `${kind}:${id}`;

/**
 * Each thing once, with what was begun there if anything was; those come first, and no more than are told.
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
