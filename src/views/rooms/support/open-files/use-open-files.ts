import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isFilePath } from '../paths.ts';
import {
  closeOldFiles,
  type FileOf,
  isFull,
  listenToFiles,
  lookAt,
  lookAway,
  type OpenFile,
  readFiles,
  storedFiles,
} from './open-files.ts';

const everyMs = 60_000;

/** Calls back now and every minute; also in a page that slept, once it is seen again. */
function eachMinute(run: () => void): () => void {
  run();
  const timer = setInterval(run, everyMs);
  document.addEventListener('visibilitychange', run);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', run);
  };
}

/** The files kept open, with the time of the last look at each. */
export function useFiles(): readonly OpenFile[] {
  const stored = useSyncExternalStore(listenToFiles, storedFiles);
  return useMemo(() => readFiles(stored, Date.now()), [stored]);
}

/** The files kept open in this tab, for the bar that shows them; `isOnScreen` is whether one of them is. */
export function useOpenFiles(isOnScreen: boolean): readonly FileOf[] {
  useEffect(() => eachMinute(() => closeOldFiles(Date.now())), []);
  useEffect(() => {
    if (!isOnScreen) lookAway();
  }, [isOnScreen]);
  return useFiles();
}

/** Keeps a file open while it is on the screen, and its half hour after; false where there is no place for it. */
export function useOpenFile({ kind, id }: FileOf): boolean {
  const hasPlace = !isFull(useFiles(), { kind, id });
  useEffect(() => {
    if (!hasPlace) return;
    // The address is elsewhere already where another user has just signed in.
    const isLookedAt = () => document.visibilityState === 'visible' && isFilePath(location.pathname);
    const stop = eachMinute(() => isLookedAt() && lookAt({ kind, id }, Date.now()));
    return () => {
      stop();
      // From one file to another the second takes the place of the first.
      if (!isFilePath(location.pathname)) lookAway();
    };
  }, [hasPlace, kind, id]);
  return hasPlace;
}
