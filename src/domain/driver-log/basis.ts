import type { Basis } from '../basis.ts';
import type { Shift } from './shift-times.ts';

/**
 * The values that a correction of a presence replaces: both times as they count, also where it sets one of them, since
 * whoever sets one has seen the other (LOG-064, docs/adr/0059).
 */
export const presenceBasis = ({ startMs, endMs }: Shift): Basis => ({
  manual_edit_start: startMs,
  manual_edit_end: endMs,
});
