import { Subject } from 'rxjs';

/** Errors the user did not cause, in this page or its worker: each raises the generic error (DSP-949). */
export const failures$ = new Subject<void>();

/** Browsers report a size that changes twice in a frame: no failure. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop');

/** Passes on uncaught errors of this page. */
export function watchErrors(page: Window, tell: (thrown: unknown) => void): void {
  page.addEventListener('error', ({ error, message }) => {
    if (!isHarmless(message)) tell(error ?? message);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
