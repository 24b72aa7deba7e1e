import { use, useRef } from 'react';
import { endDrafts, WindowContext } from '../../ui/windows/open-drafts.ts';
import { nextShown } from '../queries/live-queries.ts';

/**
 * The one action of a dialog, which closes once `submit` says true: it is on disk. A second click does nothing, be it
 * while the first is recorded or before the closed dialog is gone (DSP-488); after a refusal it can be tried again.
 */
export function useSubmit<Args extends readonly unknown[]>(
  submit: (...args: Args) => Promise<boolean>,
  onDone: () => void,
): (...args: Args) => Promise<void> {
  const isTaken = useRef(false);
  const opened = use(WindowContext);
  return async (...args) => {
    if (isTaken.current) return;
    isTaken.current = true;
    const shown = nextShown();
    try {
      isTaken.current = await submit(...args);
    } catch (error) {
      isTaken.current = false;
      throw error;
    }
    if (!isTaken.current) return;
    endDrafts(opened);
    // To close a dialog keeps the page busy: the lists come first.
    await shown();
    onDone();
  };
}
