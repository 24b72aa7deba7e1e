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

/**
 * What a presence that is added rests on: the id of one of the driver with the very same times. Its author means that
 * there is none: two people who add the same one would else have it paid twice (OUR-269).
 */
export const sameTimesBasis = (id: number | null): Basis => ({ presence_id: id });
