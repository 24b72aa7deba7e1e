import { Theme } from '@radix-ui/themes';
import { Toast as RadixToast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { texts } from '../text.ts';
import type { ShownToast } from './toast-context.ts';
import styles from './toaster.module.css';

interface ToastListProps {
  readonly shown: readonly ShownToast[];
  readonly regionRef: (region: HTMLElement | null) => void;
  readonly onClose: (id: number) => void;
}

/** What is said, beside the page, which a dialog covers. What is live a dialog does not hide; each toast announces itself. */
export function ToastList({ shown, regionRef, onClose }: ToastListProps) {
  return (
    <RadixToast.Provider label={texts.toast.label} swipeDirection="right">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      {createPortal(
        <Theme asChild>
          <div ref={regionRef} className={styles.region} aria-live="off">
            <RadixToast.Viewport className={styles.viewport} label={texts.toast.viewport} />
          </div>
        </Theme>,
        document.body,
      )}
    </RadixToast.Provider>
  );
}

function ToastCard({ toast, onClose }: { readonly toast: ShownToast; readonly onClose: () => void }) {
  const { action } = toast;
  const isBad = (toast.isFailure ?? toast.seconds >= 5) && !action;
  return (
    <RadixToast.Root
      className={styles.toast}
      data-tone={isBad ? 'bad' : 'good'}
      duration={toast.seconds * 1_000}
      type={isBad ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Icon name={isBad ? 'warning' : 'check'} />
      <div className={styles.words}>
        {toast.title ? <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title> : null}
        <RadixToast.Description>{toast.text}</RadixToast.Description>
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
