import { useEffect } from 'react';
import { holdUpdates } from '../client/service-worker-client.ts';
import { noteTyping } from './typing.ts';

/** Neither a new version nor a sign-in reloads the page during typing. */
export function useHold(isDirty: boolean, reason: string): void {
  useEffect(() => {
    if (!isDirty) return;
    const release = holdUpdates(reason);
    const end = noteTyping(reason);
    return () => {
      release();
      end();
    };
  }, [isDirty, reason]);
}
