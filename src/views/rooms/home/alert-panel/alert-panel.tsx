import { unreadNotifications } from '../../../../db/queries/notifications.ts';
import { areTrolleysShort, preciseRateText } from '../../../../domain/preparation/figures.ts';
import { saysSomething } from '../../../../domain/preparation/notice.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useAwaitedText } from '../../../kit/queries/awaited.tsx';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { frameTexts } from '../../../kit/room/text.ts';
import { texts } from '../../../kit/text.ts';
import { useKeptToggle } from '../../../kit/toggles/use-toggle.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsTouch } from '../../../ui/device/pointer.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useIsPrinting } from '../../../ui/tables/printing.ts';
import { useIsLoaded } from '../first-load.tsx';
import { hideAlerts, useHiddenAlerts } from '../hidden-alerts.ts';
import { alertTexts } from '../text.ts';
import { useFloor } from '../use-floor.ts';
import styles from './alert-panel.module.css';
import { NoticeItem } from './notice-item.tsx';

/**
 * Alerts of the floor, at the right of the screen (PRP-075 to PRP-079): unread, not hidden on this device, newest
 * first. Folded it keeps its number and the warning that trolleys run short.
 */
export function AlertPanel() {
  const known = useNotices();
  const notices = known ?? [];
  const awaited = useAwaitedText(texts.loading);
  const isTouch = useIsTouch();
  const [isClosed, flipClosed] = useKeptToggle('fold:alerts');
  const [isOpened, flipOpened] = useKeptToggle('open:alerts');
  const isPrinting = useIsPrinting();
  // A tablet has no room for it beside the orders until it is asked for.
  const isFolded = !isPrinting && (isTouch ? !isOpened : isClosed);
  const flip = isTouch ? flipOpened : flipClosed;
  const rate = useFloor()?.trolleys_occupation_rate;
  const hideAll = () => hideAlerts(notices.map(({ id }) => id));
  return (
    <aside className={styles.panel} data-folded={isFolded} aria-label={alertTexts.panel}>
      <header>
        <h2>{alertTexts.panel}</h2>
        <span className={styles.count} data-none={notices.length === 0}>
          <span aria-hidden="true">{known?.length ?? frameTexts.unknown}</span>
          <HiddenText>{known ? alertTexts.count(known.length) : awaited}</HiddenText>
        </span>
        <Button
          size="1"
          variant="ghost"
          color="gray"
          aria-expanded={!isFolded}
          aria-label={isFolded ? alertTexts.unfold : alertTexts.fold}
          onClick={flip}
        >
          <span className={styles.arrow}>
            <Icon name="chevron" />
          </span>
        </Button>
        {isFolded ? null : (
          <Button
            size="1"
            variant="soft"
            color="gray"
            reason={notices.length === 0 ? alertTexts.nothingToEmpty : null}
            onClick={hideAll}
          >
            {alertTexts.empty}
          </Button>
        )}
        {areTrolleysShort(rate) ? (
          <p className={styles.short} role="status">
            <Icon name="warning" /> <span>{alertTexts.occupation(preciseRateText(rate))}</span>
          </p>
        ) : null}
      </header>
      {isFolded || !known ? null : <NoticeList notices={known} />}
    </aside>
  );
}

type Notices = NonNullable<ReturnType<typeof useNotices>>;

function NoticeList({ notices }: { readonly notices: Notices }) {
  if (notices.length === 0) return <p className={styles.none}>{alertTexts.none}</p>;
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}

/** Undefined until read; none for a center whose state was never here. */
function useNotices() {
  const { db } = useSignedIn();
  const { center } = useTab();
  const all = useSeenQuery(() => unreadNotifications(db, center), [db, center]);
  const isLoaded = useIsLoaded(true);
  const hidden = useHiddenAlerts();
  if (!isLoaded) return undefined;
  return all?.filter((notice) => saysSomething(notice) && !hidden.has(notice.id));
}
