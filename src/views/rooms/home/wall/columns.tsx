import { useSyncExternalStore } from 'react';
import { unreadNotifications } from '../../../../db/queries/notifications.ts';
import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Section } from '../../../../domain/preparation/board.ts';
import { noticeTypeOf } from '../../../../domain/preparation/notice.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { ExpressBadge } from '../../../concepts/order/badges.tsx';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Since } from '../board/since.tsx';
import { boardTexts, sectionTitles, shortTitles } from '../board/text.ts';
import type { PackingBoard } from '../board/use-packing-board.ts';
import { alertTexts, wallTexts } from '../text.ts';
import { count } from './count.ts';
import { sharedPlaces } from './places.ts';
import { Turning } from './turning.tsx';
import styles from './wall.module.css';

const rowPx = 56;
const leastRowPx = 34;
/** The height above the rows and between them; all in pixels of a screen of 1920 by 1080. */
const besidePx = 430;
const leastRows = 3;

/** In the styles: the height above the columns and below them, of a title, between sections, of a turn, of an alert. */
const besideColumnsPx = 265;
const titlePx = 48;
const gapPx = 26;
const turnPx = 42;
const alertPx = 126;
const rowLook = { rowPx, turnPx };

/** One below the other in the last column. */
const stacked = ['to-check', 'waiting-products', 'pickup'] as const;

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

/** The height of a column. */
const useColumnPx = () => useSyncExternalStore(watchSize, () => Math.floor(innerHeight / unitPx()) - besideColumnsPx);

/** The lists of the wall: what is to be prepared, what is, and what waits. */
export function Columns({ board }: { readonly board: PackingBoard }) {
  const room = useRoom();
  const { emergencies, normal, counts, rows } = board;
  const normals = Math.max(leastRows, room - emergencies.length);
  // Urgent orders are never cut: where they are many, rows are lower.
  const height = Math.max(leastRowPx, Math.min(rowPx, Math.floor((room * rowPx) / (emergencies.length + normals))));
  const lost = useLostTrolley();
  const columnPx = useColumnPx();
  const [doing = 0] = sharedPlaces([counts.doing], columnPx - titlePx, rowLook);
  const beside = stacked.map((of) => rows[of].length);
  const places = sharedPlaces(
    beside,
    columnPx - stacked.length * titlePx - (stacked.length - 1) * gapPx - (lost ? alertPx : 0),
    rowLook,
  );
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
        <Part of="doing" rows={rows.doing} size={doing} />
      </section>
      <div>
        {stacked.map((of, at) => (
          <section key={of} aria-label={sectionTitles[of]}>
            <Part of={of} rows={rows[of]} size={places[at] ?? 1} />
          </section>
        ))}
        {lost === null ? null : (
          <p className={styles.alert}>
            <Icon name="warning" size={26} /> {lost}
          </p>
        )}
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

/** The newest trolley that is not where it should be, in words; null without one. */
function useLostTrolley(): string | null {
  const { db } = useSignedIn();
  const { center } = useTab();
  const notices = useSeenQuery(() => unreadNotifications(db, center), [db, center]) ?? [];
  const lost = notices.find((notice) => noticeTypeOf(notice) === 'TROLLEY_NOT_FOUND');
  return lost ? alertTexts.notFound(lost.trolley_name ?? '', lost.expected_location ?? '') : null;
}
