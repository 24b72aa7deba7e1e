import { useId } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { noteOpener } from '../focus/return-focus.ts';
import { uiTexts } from '../text.ts';
import styles from './missing-dialog.module.css';

interface MissingDialogProps {
  readonly onClose: () => void;
  readonly retry: () => void;
}

/**
 * Replaces a menu or window whose code did not arrive, or that failed. The code of the console's own windows may be
 * missing too, so this one is the browser's.
 */
export function MissingDialog({ onClose, retry }: MissingDialogProps) {
  const titleId = useId();
  return (
    <dialog ref={open} className={styles.missing} aria-labelledby={titleId} onClose={onClose}>
      <form method="dialog">
        <h2 id={titleId}>{uiTexts.missing}</h2>
        <EmptyState title={uiTexts.missingText} />
        <div className={styles.ways}>
          <button type="submit">{uiTexts.close}</button>
          <button type="button" onClick={() => location.reload()}>
            {uiTexts.reload}
          </button>
          <button type="button" onClick={retry}>
            {uiTexts.retry}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function open(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  noteOpener(dialog);
  dialog.showModal();
}
