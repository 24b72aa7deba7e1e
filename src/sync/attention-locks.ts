import { Attention, attentionOf } from '../domain/colleague/attention.ts';
import { fits } from '../domain/schema.ts';
import type { Locks } from './locks.ts';

/**
 * A thing a tab has open, and the center whose stream reports colleagues at it: the thing's own or, for a customer, the
 * tab's.
 */
export interface OpenThing extends Attention {
  readonly streamCenter: number;
}

const prefix = 'attention:';

/** The shared lock by which a visible tab publishes it; it dies with the tab. Its name holds ids and codes alone. */
export const attentionLock = ({ kind, id, center, begun, streamCenter }: OpenThing): string =>
  `${prefix}${JSON.stringify({ kind, id, center, begun, streamCenter })}`;

/** Everything the visible tabs of this device have open, without duplicates. */
export async function readAttention(locks: Locks): Promise<OpenThing[]> {
  const { held = [] } = await locks.query();
  const found = held.flatMap(({ name }) => {
    const thing: unknown = name?.startsWith(prefix) ? JSON.parse(name.slice(prefix.length)) : null;
    return fits(Attention, thing) ? [thing as OpenThing] : [];
  });
  return attentionOf(found) as OpenThing[];
}
