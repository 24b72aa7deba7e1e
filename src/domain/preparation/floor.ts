import * as z from 'zod/mini';
import { CenterId } from '../center/center-id.ts';
import { maybe } from '../schema.ts';
import { HomeFigures, StatWindows } from './home.ts';

/** The figures of a center's floor (PRP-033 to PRP-043, PRP-117, PRP-118), one row per center: `id` is the center's. */
export const Floor = z.extend(HomeFigures, {
  id: CenterId,
  packerstatiph: maybe(StatWindows),
  packerstatsordermoving: maybe(StatWindows),
  packerstatsbeforepicking: maybe(StatWindows),
  shipmentstats: maybe(StatWindows),
});
export type Floor = Readonly<z.infer<typeof Floor>>;
