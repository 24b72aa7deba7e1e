import { useEffect } from 'react';
import { screenScope$ } from './scope.ts';

/** Declares a screen to be about a thing of this center; null until known. */
export function useScreenScope(center: number | null): void {
  useEffect(() => {
    screenScope$.next(center);
    return () => screenScope$.next(null);
  }, [center]);
}
