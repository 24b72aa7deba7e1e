import { type ReactNode, useLayoutEffect } from 'react';
import { laterPart } from '../shared/later.tsx';
import { BackgroundDelivery } from './background-delivery.ts';
import { useClient, useSubject } from './context.ts';
import { DialogHost } from './dialogs/dialog-host.tsx';
import { FetchedFirst } from './fetched-first.ts';
import frame from './frame/frame.module.css';
import { RoomLinesView } from './frame/room-lines.tsx';
import { LoadError } from './freshness/load-error.tsx';
import { SyncBanner } from './freshness/sync-banner.tsx';
import { Header } from './header/header.tsx';
import { KeepFocus } from './keep-focus.ts';
import { KeptActions } from './kept-actions.ts';
import { Notices } from './notices.tsx';
import { Panels } from './panels/panels.tsx';
import { isScoped, roomAt, showsBoard } from './rooms.ts';
import { useParameter, usePath } from './router.tsx';
import { listenToBursts } from './scan/bursts.ts';
import { SearchKeys } from './search/keys.ts';
import styles from './shell.module.css';
import { ToldOutcomes } from './toasts/told-outcomes.tsx';
import { UndoKey } from './undo/undo-key.ts';

const Scans = laterPart(async () => (await import('./scan/scans.ts')).Scans);
const PrintTitle = laterPart(async () => (await import('./printing/print-title.ts')).PrintTitle);

/**
 * The frame around every room: header, line of numbers and bar of sections stay while the page scrolls. The sync banner
 * stands where a board is shown (DSP-045).
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { count: losses } = useSubject(useClient().loss$);
  const path = usePath();
  const hasBoard = showsBoard(path);
  const room = roomAt(path);
  const isBare = useParameter(room?.bareBy) === '1';
  useFrameHeight(room?.hasSections === true);
  useLayoutEffect(() => listenToBursts(), []);
  if (isBare) return children;
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <Header />
        <div className={frame.lines}>
          <RoomLinesView room={room} />
          {hasBoard ? <SyncBanner /> : null}
        </div>
      </div>
      <Notices />
      {children}
      <FetchedFirst />
      <DialogHost isOverBoard={hasBoard} isScoped={isScoped(path)} />
      <Panels />
      {/* A journal made anew counts from one again. */}
      <ToldOutcomes key={losses} />
      <UndoKey />
      <SearchKeys />
      <KeepFocus />
      <KeptActions />
      <BackgroundDelivery />
      <Scans />
      <PrintTitle />
      {hasBoard ? <LoadError /> : null}
    </div>
  );
}

/** How high the frame is, is of the root: what is scrolled to stops under it. */
function useFrameHeight(hasBar: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.bar = String(hasBar);
  }, [hasBar]);
}
