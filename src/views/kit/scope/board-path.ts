import type { Center } from '../../../domain/center/center.ts';
import { isDispatchOff } from '../../../domain/center/features.ts';

/** The path of the screen that has a center's lists and rounds: its home page where dispatch is off (DSP-201, DSP-226). */
export const boardPath = (center: Center | undefined) => (isDispatchOff(center) ? '/' : '/dispatch');
