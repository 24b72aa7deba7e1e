import { useId } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { uiTexts } from '../text.ts';
import styles from './missing-dialog.module.css';

/**
 * Replaces a menu or dialog whose code did not arrive. The code of the console's own dialogs may be missing too, so
 * this one is the browser's.
 */
export function MissingDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  return (
    <dialog ref={open} className={styles.missing} aria-labelledby={titleId} onClose={onClose}>
      <form method="dialog">
        <h2 id={titleId}>{uiTexts.missing}</h2>
        <EmptyState title={uiTexts.missingText} />
        <button type="submit">{uiTexts.close}</button>
      </form>
    </dialog>
  );
}

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
