import { Theme } from '@radix-ui/themes';
import { useEffect, useSyncExternalStore } from 'react';
import { unreadNotifications } from '../../../../db/queries/notifications.ts';
import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Section } from '../../../../domain/preparation/board.ts';
import { areTrolleysShort, preciseRateText } from '../../../../domain/preparation/figures.ts';
import { noticeTypeOf } from '../../../../domain/preparation/notice.ts';
import { hourText, secondText } from '../../../../domain/time/paris-time.ts';
import { plural } from '../../../../domain/words/plural.ts';
import { ExpressBadge } from '../../../concepts/order/badges.tsx';
import { useServerNow, useServerSeconds } from '../../../kit/client/clock.ts';
import { useSignedIn, useSubject, useTab } from '../../../kit/client/context.ts';
import { signIn$ } from '../../../kit/client/login.ts';
import { applyUpdate, state$ } from '../../../kit/client/service-worker-client.ts';
import { useToReload } from '../../../kit/client/to-reload.ts';
import { noteTyping } from '../../../kit/drafts/typing.ts';
import { stateText } from '../../../kit/freshness/sync-banner.tsx';
import { useSyncStatus } from '../../../kit/freshness/use-sync-status.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { Icon } from '../../../ui/icon.tsx';
import { noTimes, useSeenOrders } from '../board/seen-orders.ts';
import { SeenContext, Since } from '../board/since.tsx';
import { boardTexts, sectionTitles, shortTitles } from '../board/text.ts';
import { type PackingBoard, timesOf, usePackingBoard } from '../board/use-packing-board.ts';
import { alertTexts, loadingTexts, numberTexts, wallTexts } from '../text.ts';
import { useFloor } from '../use-floor.ts';
import { Turning } from './turning.tsx';
import { useAwake } from './use-awake.ts';
import styles from './wall.module.css';

/** `/?mur=1`: the floor of a center for a screen on its wall, large, with nothing to press (OUR-010 to OUR-013). */
export function Wall() {
  const { center } = useTab();
  const nowMs = useServerNow();
  const board = usePackingBoard(true);
  const seen = useSeenOrders(center, board ? timesOf(board, nowMs) : noTimes);
  useStays();
  useNewVersions();
  return (
    <Theme appearance="dark" className={styles.theme}>
      <main className={styles.wall}>
        <Head />
        {board ? (
          <SeenContext value={seen}>
            <Numbers board={board} />
            <Columns board={board} />
          </SeenContext>
        ) : (
          <p role="status">{loadingTexts.data}</p>
        )}
      </main>
    </Theme>
  );
}

/** At the end of its sign-in the page stays where it is: nobody stands there to sign in (OUR-013). */
const useStays = () => useEffect(() => noteTyping(wallTexts.hold), []);

/** Nobody stands there to ask for a new version either; whoever types on this device is waited for. */
function useNewVersions(): void {
  const { status } = useSubject(state$);
  useEffect(() => {
    if (status === 'ready') void applyUpdate();
  }, [status]);
}

function Head() {
  const centers = useCenters();
  const isAwake = useAwake();
  return (
    <header className={styles.head}>
      <h1>{centers?.current?.name}</h1>
      <span>{wallTexts.room}</span>
      <span className={styles.grow} />
      {isAwake === false ? (
        <span>
          <Icon name="warning" size={22} /> {wallTexts.mayAsleep}
        </span>
      ) : null}
      <State />
      <time>{hourText(useServerSeconds())}</time>
    </header>
  );
}

/** The age of its rows, and why nothing newer comes. */
function State() {
  const status = useSyncStatus();
  const isSignedOut = useSubject(signIn$) !== null;
  const toReload = useToReload();
  const why = isSignedOut ? wallTexts.signedOut : toReload;
  const isFresh = why === null && (status.kind === 'upToDate' || status.kind === 'first');
  const time = status.lastSyncMs === null ? '' : secondText(status.lastSyncMs);
  return (
    <span role="status" className={styles.state} data-tone={isFresh ? 'good' : 'bad'}>
      <Icon name={isFresh ? 'check' : 'warning'} size={22} /> {wallTexts.synced(why ?? stateText(status), time)}
    </span>
  );
}

function Numbers({ board: { counts, emergencies } }: { readonly board: PackingBoard }) {
  const floor = useFloor();
  const rate = floor?.trolleys_occupation_rate;
  const speed = floor?.packerstatiph?.['15minago'];
  return (
    <dl className={styles.numbers}>
      <Figure value={count(counts.now)} name={wallTexts.toPrepare} />
      <Figure
        value={count(emergencies.length)}
        name={plural(emergencies.length, numberTexts.urgent.one, numberTexts.urgent.label)}
        isPressing={emergencies.length > 0}
      />
      <Figure value={count(counts.doing)} name={wallTexts.doing} />
      <Figure
        value={count(counts['waiting-products'])}
        name={wallTexts.waiting}
        isPressing={counts['waiting-products'] > 0}
      />
      <Figure value={speed == null ? '-' : count(Math.round(speed))} name={wallTexts.speed} />
      <Figure value={preciseRateText(rate)} name={wallTexts.trolleys} isShort={areTrolleysShort(rate)} />
    </dl>
  );
}

const count = (n: number) => n.toLocaleString('fr-FR');

interface FigureProps {
  readonly value: string;
  readonly name: string;
  readonly isPressing?: boolean;
  readonly isShort?: boolean;
}

const Figure = ({ value, name, isPressing = false, isShort = false }: FigureProps) => (
  <div data-pressing={isPressing} data-short={isShort}>
    <dt>
      {isShort ? <Icon name="warning" size={20} /> : null} {name}
    </dt>
    <dd>{value}</dd>
  </div>
);

const rowPx = 56;
const leastRowPx = 34;
/** The height above the rows and between them; all in pixels of a screen of 1920 by 1080. */
const besidePx = 430;
const leastRows = 3;

const watchSize = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** The pixel that all sizes are given in; `--px` of the styles is the same. */
const unitPx = () => Math.min(innerWidth / 1920, innerHeight / 1080);

/** How many rows of their full height a column has room for. */
const useRoom = () =>
  useSyncExternalStore(watchSize, () =>
    Math.max(2 * leastRows, Math.floor((innerHeight / unitPx() - besidePx) / rowPx)),
  );

function Columns({ board }: { readonly board: PackingBoard }) {
  const room = useRoom();
  const { emergencies, normal, counts, rows } = board;
  const normals = Math.max(leastRows, room - emergencies.length);
  // Urgent orders are never cut: where they are many, rows are lower.
  const height = Math.max(leastRowPx, Math.min(rowPx, Math.floor((room * rowPx) / (emergencies.length + normals))));
  const third = Math.max(1, Math.floor((room - 2) / 3));
  return (
    <div className={styles.columns}>
      <section
        aria-label={sectionTitles.now}
        className={height < rowPx ? styles.low : undefined}
        style={{ '--row': `calc(var(--px) * ${height})` } as React.CSSProperties}
      >
        <Title of="now" count={counts.now} />
        {emergencies.length > 0 ? (
          <>
            <h3>{wallTexts.urgents}</h3>
            <ol>
              {emergencies.map((row) => (
                <Order key={row.id} row={row} section="now" />
              ))}
            </ol>
            <h3>{wallTexts.normals}</h3>
          </>
        ) : null}
        <Turning rows={normal} size={normals}>
          {(row) => <Order key={row.id} row={row} section="now" />}
        </Turning>
      </section>
      <section aria-label={sectionTitles.doing}>
        <Part of="doing" rows={rows.doing} size={room} />
      </section>
      <div>
        <section aria-label={sectionTitles['to-check']}>
          <Part of="to-check" rows={rows['to-check']} size={third} />
        </section>
        <section aria-label={sectionTitles['waiting-products']}>
          <Part of="waiting-products" rows={rows['waiting-products']} size={third} />
        </section>
        <section aria-label={sectionTitles.pickup}>
          <Part of="pickup" rows={rows.pickup} size={third} />
        </section>
        <LostTrolley />
      </div>
    </div>
  );
}

const Title = ({ of, count: n }: { readonly of: Section; readonly count: number }) => (
  <h2>
    {of === 'pickup' ? shortTitles.pickup : sectionTitles[of]} <b>{count(n)}</b>
  </h2>
);

interface PartProps {
  readonly of: Section;
  readonly rows: readonly FloorRow[];
  readonly size: number;
}

const Part = ({ of, rows, size }: PartProps) => (
  <>
    <Title of={of} count={rows.length} />
    <Turning rows={rows} size={size}>
      {(row) => <Order key={row.id} row={row} section={of} />}
    </Turning>
  </>
);

function Order({ row, section }: { readonly row: FloorRow; readonly section: Section }) {
  const { slotStartMs, slotEndMs, progress, total } = row;
  return (
    <li className={styles.order} data-order={row.orderId}>
      <b>{orderName(row)}</b>
      <span className={styles.slot}>
        <span>
          {slotStartMs === null ? boardTexts.noSlot : [slotStartMs, slotEndMs ?? []].flat().map(hourText).join(' - ')}
        </span>
        <ExpressBadge express={row.express} />
      </span>
      <span>{total === null ? null : boardTexts.progress(progress ?? 0, total)}</span>
      <Since row={row} section={section} />
    </li>
  );
}

/** The newest trolley that is not where it should be. */
function LostTrolley() {
  const { db } = useSignedIn();
  const { center } = useTab();
  const notices = useSeenQuery(() => unreadNotifications(db, center), [db, center]) ?? [];
  const lost = notices.find((notice) => noticeTypeOf(notice) === 'TROLLEY_NOT_FOUND');
  if (!lost) return null;
  return (
    <p className={styles.alert}>
      <Icon name="warning" size={26} /> {alertTexts.notFound(lost.trolley_name ?? '', lost.expected_location ?? '')}
    </p>
  );
}
