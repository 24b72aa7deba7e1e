import { type ReactNode, useLayoutEffect } from 'react';
import { may } from '../../domain/session/permissions.ts';
import { refreshOn } from '../../domain/session/rooms.ts';
import { useClient, useSignedIn, useSubject } from '../kit/client/context.ts';
import { Freshness, SyncBanner } from '../kit/freshness/sync-banner.tsx';
import type { Room } from '../kit/room/room.ts';
import { useParameter, usePath } from '../kit/router/router.tsx';
import { listenToBursts } from '../kit/scan/bursts.ts';
import { useCenters } from '../kit/scope/centers.ts';
import { asBlock, laterView } from '../ui/later/later-view.tsx';
import frame from './frame/frame.module.css';
import { RoomLinesView } from './frame/room-lines.tsx';
import { Header } from './header/header.tsx';
import { LoadError } from './notices/load-error.tsx';
import { Panels } from './panels/panels.tsx';
import { isScoped, roomAt, showsBoard } from './routes/rooms.ts';
import { SearchKeys } from './search/keys.ts';
import styles from './shell.module.css';
import { BackgroundDelivery } from './start/background-delivery.ts';
import { FetchedFirst } from './start/fetched-first.ts';
import { KeepFocus } from './start/keep-focus.ts';
import { LaterOutcomes } from './toasts/later-outcomes.tsx';
import { UndoKey } from './undo/undo-key.ts';
import { WindowHost } from './windows/window-host.tsx';

const Notices = laterView(async () => (await import('./notices/notices.tsx')).Notices, asBlock);
const KeptActions = laterView(async () => (await import('./notices/backup-actions.ts')).KeptActions, asBlock);
const Scans = laterView(async () => (await import('./scan/scans.ts')).Scans, asBlock);
const Paper = laterView(async () => (await import('./theme/paper.ts')).Paper, asBlock);
const SteadySpot = laterView(async () => (await import('./start/keep-steady.ts')).KeepSteady, asBlock);

/**
 * The frame around every room: header, line of numbers and bar of sections stay while the page scrolls. The sync banner
 * is shown with a board, a word without a network everywhere (DSP-045).
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { count: losses } = useSubject(useClient().loss$);
  const path = usePath();
  const declared = roomAt(path);
  const room = useEntered(declared);
  const hasBoard = room !== null && showsBoard(path);
  const isBare = useParameter(room?.bareBy) === '1';
  const hasLine = (room?.lines ?? room?.line) !== undefined;
  useFrameHeight(room?.hasSections === true, hasLine);
  useLayoutEffect(() => listenToBursts(), []);
  // In the room's line, else in the header.
  const age = hasBoard ? (
    <SyncBanner />
  ) : declared ? (
    <Freshness hasRefresh={room !== null && refreshOn(path) !== 'none'} />
  ) : null;
  if (isBare)
    return (
      <>
        {children}
        <Paper />
      </>
    );
  return (
    <div className={styles.frame}>
      <div className={styles.top} data-screen="">
        <Header>{hasLine ? null : age}</Header>
        <div className={frame.lines}>
          <RoomLinesView room={room} />
          {hasLine ? age : null}
        </div>
      </div>
      <Notices />
      {children}
      <FetchedFirst />
      <WindowHost isOverBoard={hasBoard} isScoped={isScoped(path)} />
      <Panels />
      {/* A journal made anew starts from one again. */}
      <LaterOutcomes key={losses} />
      <UndoKey />
      <SearchKeys />
      <KeepFocus />
      <KeptActions />
      <BackgroundDelivery />
      <Scans />
      <Paper />
      <SteadySpot />
      {hasBoard ? <LoadError /> : null}
    </div>
  );
}

/** A room the user may enter: of any other the frame has no number, no section and no age. */
function useEntered(room: Room | null): Room | null {
  const { user } = useSignedIn();
  const center = useCenters()?.current;
  const isClosed = room !== null && room.permission !== null && !may(user, room.permission, center);
  return isClosed ? null : room;
}

/** Sets the frame's height on the root: scrolled elements stop under it. */
function useFrameHeight(hasBar: boolean, hasLine: boolean): void {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { bar: hasBar, line: hasLine });
  }, [hasBar, hasLine]);
}
