import { useEffect } from 'react';
import { throttleTime } from 'rxjs';
import { failures$ } from '../../kit/client/page-errors.ts';
import { unexplained } from '../../kit/toasts/refused-toast.ts';
import { useToasts } from '../../kit/toasts/toast-context.ts';

/** Shows the generic error for a failure the user did not cause, once while it is shown (DSP-937, DSP-949). */
export function Failures() {
  const toasts = useToasts();
  // Failures are events, not a state to show.
  useEffect(() => {
    const told = failures$.pipe(throttleTime(unexplained.seconds * 1_000)).subscribe(() => toasts.show(unexplained));
    return () => told.unsubscribe();
  }, [toasts]);
  return null;
}
