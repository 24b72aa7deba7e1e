import { useEffect } from 'react';
import { holdUpdates } from './service-worker-client.ts';

/** A new version does not reload the page under what is being typed. */
export function useHold(isDirty: boolean, reason: string): void {
  useEffect(() => (isDirty ? holdUpdates(reason) : undefined), [isDirty, reason]);
}
