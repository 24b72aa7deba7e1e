import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { deliveryTexts } from './text.ts';

/** Replaces a window on an order this device no longer has. */
export function GoneDialog({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <EmptyState title={deliveryTexts.gone} />
    </Dialog>
  );
}
