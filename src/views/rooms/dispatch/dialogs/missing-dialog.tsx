import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dialogTexts } from './text.ts';

/** In place of a dialog whose code did not arrive. */
export function MissingDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={dialogTexts.missing} onClose={onClose}>
      <EmptyState title={dialogTexts.missingText} />
    </Dialog>
  );
}
