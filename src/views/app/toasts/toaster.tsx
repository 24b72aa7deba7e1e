import { type ReactNode, useEffect, useState } from 'react';
import { useFetchedAhead } from '../../shared/fetched-ahead.ts';
import { later, useWhenThere } from '../../shared/later.tsx';
import { ToastRegionContext } from '../../shared/ui/toast-region.ts';
import { Followed } from './followed.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { type ShownToast, ToastContext, type Toasts } from './toast-context.ts';
import { useFocusBack } from './use-focus-back.ts';

const maxShown = 4;
const toastList = later(() => import('./toast-list.tsx'));
let lastId = 0;

/** Says outcomes at the edge of the screen; each leaves by itself after its time, or when swept or closed. */
export function Toaster({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
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
  const list = useWhenThere(toastList);
  useFetchedAhead(toastList.fetch);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    // What did not arrive ahead is asked for with each toast, which is said plainly meanwhile.
    if (shown.length > 0) toastList.fetch().catch(() => setIsMissing(true));
  }, [shown]);
  useFocusBack(region, shown.length === 0);
  const close = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={toasts}>
      <ToastRegionContext value={region}>{children}</ToastRegionContext>
      {list ? <list.ToastList shown={shown} regionRef={setRegion} onClose={close} /> : null}
      {!list && isMissing ? <PlainToasts shown={shown} onClose={close} /> : null}
    </ToastContext>
  );
}
