import { IconButton, Dialog as ThemeDialog } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { focusOn } from './focus-on.ts';
import { Icon } from './icon.tsx';
import { useReturnFocus } from './return-focus.ts';
import { uiTexts } from './text.ts';
import { useKeepFromToasts } from './toast-region.ts';
import { ToastsWithin } from './toasts-within.ts';
import styles from './ui.module.css';

interface DialogProps {
  readonly title: string;
  readonly description?: string;
  readonly width?: string;
  /** A form with changes is not lost by a click beside it (DSP-831). */
  readonly isDirty?: boolean;
  /** There is one thing to do: type. */
  readonly startsInField?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An open dialog; cross, Escape and, unless something was typed, a click outside close it. */
export function Dialog(props: DialogProps) {
  const { title, description, width = '440px', isDirty, startsInField, onClose, children } = props;
  const returnFocus = useReturnFocus();
  const keepFromToasts = useKeepFromToasts();
  return (
    <ThemeDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ThemeDialog.Content
        size="2"
        maxWidth={width}
        {...(description ? {} : { 'aria-describedby': undefined })}
        onEscapeKeyDown={keepFromToasts}
        onInteractOutside={(event) => isDirty && event.preventDefault()}
        onOpenAutoFocus={(event) => startsInField && focusField(event)}
        onCloseAutoFocus={returnFocus}
      >
        <ToastsWithin />
        <div className={styles.dialogTitle}>
          <ThemeDialog.Title size="4" mb="0">
            {title}
          </ThemeDialog.Title>
          <IconButton variant="ghost" color="gray" size="3" aria-label={uiTexts.close} onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </div>
        {description ? (
          <ThemeDialog.Description size="2" mb="3" color="gray">
            {description}
          </ThemeDialog.Description>
        ) : null}
        {children}
      </ThemeDialog.Content>
    </ThemeDialog.Root>
  );
}

function focusField(event: Event): void {
  const field = event.target instanceof Element ? event.target.querySelector('input') : null;
  if (!field) return;
  event.preventDefault();
  focusOn(field);
}

/** The buttons at the end of a dialog. */
export function DialogFooter({ children }: { readonly children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
