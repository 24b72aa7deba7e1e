import type { PartStatus } from '../../../src/domain/money/refund/refund.ts';
import type { Part } from '../db/refunds/parts.ts';
import { isHis } from './settle-part.ts';

/** The end of what a provider told: heard, or to be told again. */
export type Heard = 'done' | 'later';

/** Where a part may go from where it is; what leads nowhere else is told late, or once more. */
const leadsTo: Readonly<Record<PartStatus, readonly PartStatus[]>> = {
  requested: ['pending', 'refunded', 'refused'],
  pending: ['refunded', 'refused'],
  unknown: ['pending', 'refunded', 'refused'],
  refunded: ['refused'],
  refused: [],
};

/**
 * What follows from a status that a provider tells of a part. It was so when he wrote it, which may be long ago: it
 * settles a part that it leads on. One that a person decided, or that was refused, is read at the provider instead.
 * Null: nothing follows.
 */
export function followsFrom(part: Part, told: PartStatus): 'settle' | 'read' | null {
  if (part.decidedAs !== null) return 'read';
  if (part.status === told) return told === 'pending' && !isHis(part) ? 'settle' : null;
  if (leadsTo[part.status].includes(told)) return 'settle';
  return part.status === 'refused' ? 'read' : null;
}
