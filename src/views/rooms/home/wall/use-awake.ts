import { useEffect, useState } from 'react';

const againMs = 30_000;

/**
 * Keeps the screen awake while the page is seen (OUR-012): asks again when it is seen again, and half a minute after
 * the browser took it away or refused it. False where it is not kept, null until the browser has answered.
 */
export function useAwake(): boolean | null {
  const [isAwake, setAwake] = useState<boolean | null>(null);
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      setAwake(false);
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), againMs);
    };
    const ask = async () => {
      if (isOver || held || document.visibilityState === 'hidden') return;
      if (!('wakeLock' in navigator)) return setAwake(false);
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (isOver) return void lock.release();
        held = lock;
        setAwake(true);
        lock.addEventListener('release', () => {
          held = null;
          if (!isOver) later();
        });
      } catch {
        // Battery low, or a policy: the wall may go dark and warns.
        later();
      }
    };
    const seen = () => void ask();
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      void held?.release();
    };
  }, []);
  return isAwake;
}
