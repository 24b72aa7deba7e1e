import type { Center } from '../../../domain/center/center.ts';
import { isDispatchOff } from '../../../domain/center/features.ts';

/** The path of a center's lists and rounds: dispatch, or the home page where that is off (DSP-201, DSP-226). */
export const boardPath = (center: Center | undefined) => (isDispatchOff(center) ? '/' : '/dispatch');
