import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { deliveryTexts } from './text.ts';

/** In place of a window on an order this device has no more. */
export function GoneDialog({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <EmptyState title={deliveryTexts.gone} />
    </Dialog>
  );
}
