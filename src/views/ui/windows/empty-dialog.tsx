import { EmptyState } from '../empty-state.tsx';
import { Dialog } from './dialog.tsx';
import { TitleLineContext } from './title-line.ts';

interface EmptyDialogProps {
  readonly title: string;
  readonly text: string;
  readonly description?: string;
  readonly onClose: () => void;
}

/** A window without content, which shows why. The line below titles is of windows in which something is done. */
export function EmptyDialog({ text, ...dialog }: EmptyDialogProps) {
  return (
    <TitleLineContext value={null}>
      <Dialog {...dialog}>
        <EmptyState title={text} />
      </Dialog>
    </TitleLineContext>
  );
}
