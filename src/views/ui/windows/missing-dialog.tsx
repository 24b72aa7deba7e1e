import { useId, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '../empty-state.tsx';
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
  const dialog = useRef<HTMLDialogElement>(null);
  // The element opens by a call. Closed before it leaves, it gives the focus back to the opener, where the window that
  // comes in its place finds it.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.missing}
      aria-labelledby={titleId}
      onClose={({ currentTarget: { isConnected, open } }) => isConnected && !open && onClose()}
    >
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
