import { mediaHook } from './media-hook.ts';

/** Whether the device is pressed by a finger: targets are larger then, so that less fits. */
export const useIsTouch = mediaHook('(pointer: coarse)');
