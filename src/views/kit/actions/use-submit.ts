import { use, useRef } from 'react';
import { endDrafts, WindowContext } from '../../ui/windows/open-drafts.ts';
import { nextListPaint } from '../queries/live-queries.ts';

/**
 * The one action of a dialog, which closes once `submit` resolves to true: it is stored. A second click does nothing,
 * neither while the first is stored nor before the dialog is gone (DSP-488). After a refusal it can be tried again.
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
    const shown = nextListPaint();
    try {
      isTaken.current = await submit(...args);
    } catch (error) {
      isTaken.current = false;
      throw error;
    }
    if (!isTaken.current) return;
    endDrafts(opened);
    // Closing a dialog keeps the page busy: the lists come first.
    await shown();
    onDone();
  };
}
