import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { uiTexts } from './text.ts';

/** In place of a dialog whose code did not arrive. */
export function MissingDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={uiTexts.missing} onClose={onClose}>
      <EmptyState title={uiTexts.missingText} />
    </Dialog>
  );
}
