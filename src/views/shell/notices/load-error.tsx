import { useEffect } from 'react';
import { genericError } from '../../../domain/words/error-text.ts';
import { useScreenSource } from '../../kit/freshness/use-sync-status.ts';
import { unexplained } from '../../kit/toasts/refused-toast.ts';
import { useToasts } from '../../kit/toasts/toast-context.ts';

/** The server's text for a refused load, shown once per appearance (DSP-940); the banner keeps it. */
export function LoadError() {
  const toasts = useToasts();
  const error = useScreenSource()?.error ?? null;
  // The error is a state of the replica; its appearance is the event to show.
  useEffect(() => {
    if (error !== null && error !== genericError) toasts.show({ ...unexplained, text: error });
  }, [error, toasts]);
  return null;
}
