import { IconButton, Dialog as ThemeDialog } from '@radix-ui/themes';
import { type ReactNode, use, useState } from 'react';
import { focusOn } from '../focus/focus-on.ts';
import { useReturnFocus } from '../focus/return-focus.ts';
import { useEscape } from '../focus/toast-region.ts';
import { ToastsWithin } from '../focus/toasts-within.ts';
import { Icon } from '../icon.tsx';
import { uiTexts } from '../text.ts';
import styles from '../ui.module.css';
import { WindowContext } from './open-drafts.ts';
import { TitleLineContext } from './title-line.ts';

interface DialogProps {
  readonly title: string;
  readonly description?: string;
  readonly width?: string;
  /** A click outside does not close a changed form (DSP-831). */
  readonly isDirty?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An open dialog; cross, Escape and, unless something was typed, a click outside close it. */
export function Dialog(props: DialogProps) {
  const { title, description, width = '440px', isDirty, onClose, children } = props;
  const returnFocus = useReturnFocus();
  const onEscape = useEscape(onClose);
  const over = use(WindowContext);
  const [own] = useState({ over });
  return (
    <ThemeDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ThemeDialog.Content
        size="2"
        maxWidth={width}
        {...(description ? {} : { 'aria-describedby': undefined })}
        onEscapeKeyDown={onEscape}
        onInteractOutside={(event) => isDirty && event.preventDefault()}
        onOpenAutoFocus={focusStart}
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
        {use(TitleLineContext)}
        {description ? (
          <ThemeDialog.Description size="2" mb="3" color="gray">
            {description}
          </ThemeDialog.Description>
        ) : null}
        <WindowContext value={own}>
          <TitleLineContext value={null}>{children}</TitleLineContext>
        </WindowContext>
      </ThemeDialog.Content>
    </ThemeDialog.Root>
  );
}

const fields = 'input:not([type="hidden"]), textarea, select, [role="combobox"], [role="radio"], [role="checkbox"]';
const isFree = (control: Element) => control.matches(':not(:disabled, [aria-disabled="true"], [tabindex="-1"])');

/**
 * Focuses the first field, else the submit button, else the dialog itself. A dialog of several choices thus starts on
 * none: a second press of the key that opened it does nothing.
 */
function focusStart(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const { target } = event;
  const first = (selector: string) =>
    [...target.querySelectorAll<HTMLElement>(selector)].find(
      (control) => isFree(control) && !control.closest(`.${styles.dialogTitle}`),
    );
  const start = first(fields) ?? first('[type="submit"]') ?? target;
  event.preventDefault();
  focusOn(start);
}

/** The buttons at the end of a dialog. */
export function DialogFooter({ children }: { readonly children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
