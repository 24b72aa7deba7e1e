import { EmptyState } from '../empty-state.tsx';
import { Dialog } from './dialog.tsx';

interface EmptyDialogProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A window without content, which shows why. */
export function EmptyDialog({ title, text, onClose }: EmptyDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <EmptyState title={text} />
    </Dialog>
  );
}
