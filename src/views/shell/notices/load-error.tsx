import { useEffect } from 'react';
import { genericError } from '../../../domain/words/error-text.ts';
import { useShownSource } from '../../kit/freshness/use-sync-status.ts';
import { useToasts } from '../../kit/toasts/toast-context.ts';

/** The server's words for a refused load, told once each time they appear (DSP-940); the banner keeps them. */
export function LoadError() {
  const toasts = useToasts();
  const error = useShownSource()?.error ?? null;
  // The error is a state of the replica; that it has just appeared is the event to tell.
  useEffect(() => {
    if (error !== null && error !== genericError) toasts.show({ text: error, seconds: 5 });
  }, [error, toasts]);
  return null;
}
