import { Subject } from 'rxjs';

/** Errors that are not the user's, of this page or of its worker: each raises the generic error (DSP-949). */
export const failures$ = new Subject<void>();

/** Told by browsers when a size changes twice in a frame: nothing failed. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop');

/** Hands on what nobody caught on this page. */
export function watchErrors(page: Window, tell: (thrown: unknown) => void): void {
  page.addEventListener('error', ({ error, message }) => {
    if (!isHarmless(message)) tell(error ?? message);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
