import { useEffect } from 'react';
import { screenScope$ } from './scope.ts';

/** What calls this is a screen about a thing of this center; null until that is known. */
export function useScreenScope(center: number | null): void {
  useEffect(() => {
    screenScope$.next(center);
    return () => screenScope$.next(null);
  }, [center]);
}
