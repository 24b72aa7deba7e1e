import { useSyncExternalStore } from 'react';

const coarse = matchMedia('(pointer: coarse)');

function watch(changed: () => void): () => void {
  coarse.addEventListener('change', changed);
  return () => coarse.removeEventListener('change', changed);
}

/** Whether the device is pressed by a finger: targets are larger then, so that less fits. */
export const useIsTouch = (): boolean => useSyncExternalStore(watch, () => coarse.matches);
