import { Theme } from '@radix-ui/themes';
import { Toast as RadixToast } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from '../../../domain/command.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ToastRegionContext } from '../../shared/ui/toast-region.ts';
import { texts } from '../text.ts';
import { Followed } from './followed.ts';
import { type ToastAction, ToastContext, type Toasts } from './toast-context.ts';
import styles from './toaster.module.css';
import { useFocusBack } from './use-focus-back.ts';

interface Shown extends Toast {
  readonly id: number;
  readonly action: ToastAction | undefined;
}

const maxShown = 4;
let lastId = 0;

/** Says outcomes at the edge of the screen; each leaves by itself after its time, or when swept or closed. */
export function Toaster({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [toasts] = useState<Toasts>(() => {
    const followed = new Followed(Date.now);
    return {
      show: (toast, action) => {
        lastId += 1;
        const entry = { ...toast, id: lastId, action };
        setShown((before) => [...before, entry].slice(-maxShown));
      },
      follow: (commandId) => followed.add(commandId),
      isFollowed: (commandId) => followed.has(commandId),
    };
  });
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useFocusBack(region, shown.length === 0);
  const close = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={toasts}>
      <RadixToast.Provider label={texts.toast.label} swipeDirection="right">
        <ToastRegionContext value={region}>{children}</ToastRegionContext>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
        {createPortal(
          // Beside the page, which a dialog covers. What is live a dialog does not hide; each toast announces itself.
          <Theme asChild>
            <div ref={setRegion} className={styles.region} aria-live="off">
              <RadixToast.Viewport className={styles.viewport} label={texts.toast.viewport} />
            </div>
          </Theme>,
          document.body,
        )}
      </RadixToast.Provider>
    </ToastContext>
  );
}

function ToastCard({ toast, onClose }: { readonly toast: Shown; readonly onClose: () => void }) {
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
