import { useRef } from 'react';
import type { QuaiDb } from '../../db/schema.ts';
import { useSignedIn } from './context.ts';

/**
 * The one action of a dialog, which closes once `submit` says true: it is on disk. A second click does nothing, be it
 * while the first is recorded or before the closed dialog is gone (DSP-488); after a refusal it can be tried again.
 */
export function useSubmit<Args extends readonly unknown[]>(
  submit: (...args: Args) => Promise<boolean>,
  onDone: () => void,
): (...args: Args) => Promise<void> {
  const { db } = useSignedIn();
  const isTaken = useRef(false);
  return async (...args) => {
    if (isTaken.current) return;
    isTaken.current = true;
    try {
      isTaken.current = await submit(...args);
    } catch (error) {
      isTaken.current = false;
      throw error;
    }
    if (!isTaken.current) return;
    await listsHaveIt(db);
    onDone();
  };
}

/**
 * Waits until the live queries that what was recorded set off are answered: to close a dialog keeps the page busy, and
 * the lists would show it only after. They ask a turn later, and what is asked after them is answered after them.
 */
async function listsHaveIt(db: QuaiDb): Promise<void> {
  await later(0);
  await Promise.race([db.lists.count(), later(100)]);
  await later(0);
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
