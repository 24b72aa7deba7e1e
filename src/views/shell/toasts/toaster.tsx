import { type ReactNode, useEffect, useState } from 'react';
import { ToastContext, type ToastEntry, type Toasts } from '../../kit/toasts/toast-context.ts';
import { ToastRegionContext } from '../../ui/focus/toast-region.ts';
import { useFetchedAhead, useIsMissing, useWhenThere } from '../../ui/later/later.ts';
import { Followed } from './followed-toasts.ts';
import { toastParts } from './later-parts.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { useFocusBack } from './use-focus-back.ts';

const maxShown = 4;
let lastId = 0;

/** Shows toasts at the edge of the screen; each leaves after its time, or when swiped or closed. */
export function Toaster({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ToastEntry[]>([]);
  const [toasts] = useState(() => makeToasts(setShown));
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const parts = useWhenThere(toastParts);
  const isMissing = useIsMissing(toastParts);
  useFetchedAhead(toastParts);
  useEffect(() => {
    // Code that did not arrive ahead is fetched with each toast, shown plainly meanwhile.
    if (shown.length > 0) void toastParts.fetch();
  }, [shown]);
  useFocusBack(region, shown.length === 0);
  return (
    <ToastContext value={toasts}>
      <ToastRegionContext value={region}>{children}</ToastRegionContext>
      {parts ? <parts.ToastList shown={shown} regionRef={setRegion} onClose={toasts.closeOne} /> : null}
      {!parts && isMissing ? <PlainToasts shown={shown} onClose={toasts.closeOne} /> : null}
    </ToastContext>
  );
}

interface ToastStore extends Toasts {
  readonly closeOne: (id: number) => void;
}

function makeToasts(setShown: (shown: readonly ToastEntry[]) => void): ToastStore {
  const followed = new Followed(Date.now);
  let shown: readonly ToastEntry[] = [];
  const change = (next: readonly ToastEntry[]) => {
    shown = next;
    setShown(next);
  };
  const show: Toasts['show'] = (toast, options) => {
    lastId += 1;
    change(said(shown, agreed({ ...toast, ...options, id: lastId, turn: 0 }, followed)));
  };
  return {
    show,
    close: (key) => change(shown.filter((it) => it.key !== key)),
    closeOne: (id) => change(shown.filter((it) => it.id !== id)),
    follow: (commandId, following) => {
      followed.add(commandId, following);
      // Code that may not have arrived yet shows its outcome.
      void toastParts.fetch();
    },
    groupOf: (commandId) => followed.groupOf(commandId),
    agree: (commandId, toast, link) => {
      const group = followed.groupOf(commandId);
      followed.agree(commandId);
      if (group === undefined || !followed.isAgreed(group)) return;
      const isShared = group !== commandId && shown.some(({ key }) => key === group);
      if (!isShared) return show(toast, { link, key: group });
      // A success with its own text shows it over the former one.
      const words = ({ text }: ToastEntry) => (toast.detail === undefined ? {} : { text: toast.text, detail: text });
      change(shown.map((it) => (it.key === group ? agreed({ ...it, ...words(it), link }, followed) : it)));
    },
  };
}

/** Replaces the toast of its key, else is last; the oldest leave first. */
function said(before: readonly ToastEntry[], entry: ToastEntry): readonly ToastEntry[] {
  const same = entry.key === undefined ? undefined : before.find(({ key }) => key === entry.key);
  if (!same) return [...before, entry].slice(-maxShown);
  return before.map((it) => (it === same ? { ...entry, id: it.id, turn: it.turn + 1 } : it));
}

/** A waiting toast is done once its whole group has agreement. */
function agreed(toast: ToastEntry, followed: Followed): ToastEntry {
  if (!toast.isWaiting || toast.key === undefined || !followed.isAgreed(toast.key)) return toast;
  return { ...toast, isWaiting: false, seconds: toast.action ? 10 : 3, turn: toast.turn + 1 };
}
