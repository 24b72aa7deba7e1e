import { AlertDialog, Button } from '@radix-ui/themes';
import { type ReactNode, use } from 'react';
import { useReturnFocus } from '../focus/return-focus.ts';
import { useEscape } from '../focus/toast-region.ts';
import { ToastsWithin } from '../focus/toasts-within.ts';
import { uiTexts } from '../text.ts';
import styles from '../ui.module.css';
import { TitleLineContext } from './title-line.ts';

export interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly confirm?: string;
  /** Label of the other button, where `Annuler` would be taken for the action. */
  readonly dismiss?: string;
  /** `change` for something as easy to change back; `final` is irreversible, and red. */
  readonly kind?: 'final' | 'change';
  /** The subject, below the text. */
  readonly content?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** More ways to confirm, between the two buttons. */
  readonly children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmProps) {
  const {
    title,
    text,
    confirm = uiTexts.confirm,
    dismiss = uiTexts.cancel,
    kind = 'final',
    content,
    onConfirm,
    onCancel,
    children,
  } = props;
  const returnFocus = useReturnFocus();
  const onEscape = useEscape(onCancel);
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Content size="2" maxWidth="440px" onEscapeKeyDown={onEscape} onCloseAutoFocus={returnFocus}>
        <ToastsWithin />
        <AlertDialog.Title size="4">{title}</AlertDialog.Title>
        {use(TitleLineContext)}
        <AlertDialog.Description size="2">{text}</AlertDialog.Description>
        {content}
        <div className={styles.footer}>
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              {dismiss}
            </Button>
          </AlertDialog.Cancel>
          {children}
          <Button color={kind === 'final' ? 'red' : 'indigo'} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
