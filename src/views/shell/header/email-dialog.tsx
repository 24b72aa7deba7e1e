import { Code } from '@radix-ui/themes';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { headerTexts } from './text.ts';

interface EmailDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** The address to be copied by hand. */
export function EmailDialog({ email, onClose }: EmailDialogProps) {
  return (
    <Dialog title={headerTexts.email} onClose={onClose}>
      <Code size="4">{email}</Code>
    </Dialog>
  );
}
