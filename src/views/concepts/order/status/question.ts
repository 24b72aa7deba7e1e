import type { Metas } from '../../../../domain/center/center.ts';
import type { OrderInStatus } from './orders-in-status.ts';
import { endsFor, reasonWanted, undelivers } from './status-offers.ts';

/** What is asked before a change of status; null where one press makes it. */
export type Question = 'reason' | 'end' | 'paid' | 'delivery' | null;

/** The question before a change of status, for windows and lists alike; of several that apply, the one asked first. */
export function questionBefore(rows: readonly OrderInStatus[], to: string, metas: Metas | undefined): Question {
  const [row, ...others] = rows;
  if (row && others.length === 0 && reasonWanted(row, to, metas) !== null) return 'reason';
  if (endsFor(rows, to, metas)) return 'end';
  if (to === 'paid') return 'paid';
  return undelivers(rows, to) ? 'delivery' : null;
}
