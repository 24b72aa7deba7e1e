/*
 * All code that reads on demand, records and details, and that drops actions no read will cover, in one chunk. A board
 * is painted without it; it is loaded once something shown needs it, or an action is done.
 */
import '../../domain/floor-kinds.ts';
import '../../domain/record-kinds.ts';

// biome-ignore lint/performance/noBarrelFile: one chunk of the worker, asked for by name
export { ask } from '../calls/ask.ts';
export { fetchFile } from '../calls/fetch-file.ts';
export { LookUp } from '../calls/look-up.ts';
export { dropCenter, unvisitedCenters } from '../polling/housekeeping.ts';
export { makeLists } from '../rooms/make-lists.ts';
export { tidyUnseen } from '../rooms/tidy.ts';
export { openRecord } from './open.ts';
export { PlaceLookUp } from './place-look-up.ts';
export { Presence } from './presence.ts';
export { RecordWork } from './work.ts';
