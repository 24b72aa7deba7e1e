import { Theme } from '@radix-ui/themes';
import { Toast as RadixToast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Link } from '../../kit/router/router.tsx';
import { texts } from '../../kit/text.ts';
import type { ToastEntry } from '../../kit/toasts/toast-context.ts';
import { Button } from '../../ui/button.tsx';
import { escapeBelow } from '../../ui/focus/toast-region.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './toaster.module.css';

interface ToastListProps {
  readonly shown: readonly ToastEntry[];
  readonly regionRef: (region: HTMLElement | null) => void;
  readonly onClose: (id: number) => void;
}

/** The toasts, beside the page, which a dialog hides. It does not hide live regions; each toast announces itself. */
export function ToastList({ shown, regionRef, onClose }: ToastListProps) {
  return (
    <RadixToast.Provider label={texts.toast.label} swipeDirection="left">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      {createPortal(
        <Theme asChild>
          <div ref={regionRef} className={styles.region} aria-live="off" data-screen="">
            <RadixToast.Viewport className={styles.viewport} label={texts.toast.viewport} />
          </div>
        </Theme>,
        document.body,
      )}
    </RadixToast.Provider>
  );
}

const icons = { bad: 'warning', wait: 'hourglass', good: 'check' } as const;

/** The tone, which also has a word: a waiting toast never looks done, and red tells what went wrong alone. */
function toneOf({ isWaiting, isFailure }: ToastEntry): keyof typeof icons {
  if (isWaiting) return 'wait';
  return isFailure ? 'bad' : 'good';
}

/** Escape outside the toasts is for the dialog below, though they lie above it. */
function leaveToDialog(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest(`.${styles.region}, [role="menu"], [role="listbox"]`)) return;
  if (escapeBelow()) event.preventDefault();
}

function ToastCard({ toast, onClose }: { readonly toast: ToastEntry; readonly onClose: () => void }) {
  const { action, link, title, text, detail, seconds, turn } = toast;
  const tone = toneOf(toast);
  return (
    <RadixToast.Root
      className={styles.toast}
      data-tone={tone}
      // Another duration restarts it.
      duration={seconds * 1_000 + turn}
      type={tone === 'bad' ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onEscapeKeyDown={leaveToDialog}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        {title ? <RadixToast.Title className={styles.title}>{title}</RadixToast.Title> : null}
        <RadixToast.Description>{text}</RadixToast.Description>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        {tone === 'wait' ? <p className={styles.detail}>{texts.toast.waiting}</p> : null}
        {tone === 'good' && action ? <p className={styles.detail}>{texts.toast.done}</p> : null}
        {link ? (
          <RadixToast.Action asChild altText={link.label}>
            <Link to={link.to} className={styles.link}>
              {link.label}
            </Link>
          </RadixToast.Action>
        ) : null}
      </div>
      {action ? (
        <RadixToast.Action asChild altText={action.label}>
          <Button size="1" onClick={action.run}>
            {action.label}
          </Button>
        </RadixToast.Action>
      ) : null}
      <RadixToast.Close className={styles.close} aria-label={texts.close}>
        <Icon name="cross" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
