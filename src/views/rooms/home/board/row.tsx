import { memo, useLayoutEffect } from 'react';
import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { siteBadge } from '../../../../domain/order/sheet/site.ts';
import type { Section } from '../../../../domain/preparation/board.ts';
import { dateText, hourText, parisDay } from '../../../../domain/time/paris-time.ts';
import { coloursOf } from '../../../concepts/center/center-colour.ts';
import { ExpressBadge, WeightBadge } from '../../../concepts/order/badges.tsx';
import { fraudPath } from '../../../concepts/order/links.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { useServerNow } from '../../../kit/client/clock.ts';
import { MarkBadge } from '../../../kit/marks/mark-badge.tsx';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import reach from '../../../ui/reach.module.css';
import { Badge } from '../../../ui/status/badge.tsx';
import { OrderStatus } from '../../../ui/status/order-status.tsx';
import { type RowPlace, useNearRow } from '../../../ui/tables/near.ts';
import { areaText } from './area-text.ts';
import styles from './board.module.css';
import { useQuietTarget, useSource } from './drag.ts';
import { useReordering } from './reordering.ts';
import { RowMenu } from './row-menu.tsx';
import { Since } from './since.tsx';
import { boardTexts } from './text.ts';

interface RowProps extends RowPlace {
  readonly row: FloorRow;
  readonly section: Section;
  /** Whether the row has a handle: those of the sections that are to do (PRP-166). */
  readonly isCarried?: boolean;
  /** Its place among the emergencies, from 1; null in the other sections. */
  readonly place?: number | null;
}

interface Placed extends Pick<RowProps, 'row' | 'section'> {
  readonly place: number | null;
  readonly near: ReturnType<typeof useNearRow<HTMLDivElement>>;
}

/** One order of the board, in six places that are the same in every section (PRP-135 to PRP-142). */
export const FloorOrder = memo(function FloorOrder({ row, section, isCarried = false, place = null, ...at }: RowProps) {
  const near = useNearRow<HTMLDivElement>(at);
  const line = { row, section, place, near };
  return isCarried ? <CarriedRow {...line} /> : <Line {...line} handle={null} />;
});

function CarriedRow({ row, section, place, near }: Placed) {
  const { ref, isOver } = useQuietTarget(`packing:${row.id}`, { kind: 'packing', id: row.id, row });
  useLayoutEffect(() => ref(near.ref.current), [ref, near.ref]);
  return <Line row={row} section={section} place={place} near={near} handle={<Handle row={row} />} isOver={isOver} />;
}

const isBusy = ({ marks }: FloorRow) => marks.some(({ state }) => state === 'sending' || state === 'queued');

/** Why an order stays where it is (PRP-141, PRP-142, PRP-165, PRP-166); null where it can be carried. */
function heldBy(row: FloorRow): string | null {
  if (row.isLocked) return boardTexts.locked;
  if (isBusy(row)) return boardTexts.busy;
  return row.status === 'todo' ? null : boardTexts.notToDo;
}

function Handle({ row }: { readonly row: FloorRow }) {
  const { blocked, choose } = useReordering();
  const reason = heldBy(row) ?? blocked;
  const { handle, isDragging } = useSource(`packing:${row.id}`, row, reason !== null);
  const label = boardTexts.move(orderName(row));
  return (
    <button
      {...handle}
      type="button"
      className={styles.handle}
      data-dragging={isDragging}
      aria-label={reason === null ? label : `${label}. ${reason}`}
      aria-disabled={reason !== null}
      title={reason ?? boardTexts.handle}
      onClick={() => reason === null && choose(row)}
    >
      {row.isLocked ? <Icon name="lock" /> : <span className={styles.dots} />}
    </button>
  );
}

interface LineProps extends Placed {
  readonly handle: React.ReactNode;
  readonly isOver?: boolean;
}

function Line({ row, section, place, near, handle, isOver }: LineProps) {
  const { ref, isNear } = near;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it lies in a part of its list, where no <li> may
    <div
      ref={ref}
      role="listitem"
      className={isNear ? styles.row : styles.far}
      data-order={row.orderId}
      data-far={!isNear}
      data-express={row.express}
      data-over={isOver}
      data-busy={isBusy(row)}
      data-bare={handle === null && row.rank === 0}
    >
      {isNear ? <Cells row={row} section={section} place={place} handle={handle} /> : farName(row)}
    </div>
  );
}

/** The text the browser's own search finds in a row out of sight. */
const farName = (row: FloorRow) => [orderName(row), row.name].filter(Boolean).join(' · ');

function Cells({ row, section, place, handle }: Omit<LineProps, 'near' | 'isOver'>) {
  const name = orderName(row);
  return (
    <>
      <div className={styles.rank}>
        {handle}
        {row.rank > 0 ? (
          <Badge tone="red" meaning={boardTexts.urgent(place)}>
            <Icon name="siren" size={11} label={boardTexts.urgent(place)} /> {place}
          </Badge>
        ) : null}
      </div>
      <div className={styles.order}>
        <OrderLink orderId={row.orderId} className={styles.number}>
          {name}
        </OrderLink>
        <Badges row={row} />
        <MarkBadge marks={row.marks} />
        <span className={styles.client}>{row.name}</span>
      </div>
      <div className={styles.slot}>
        <Slot row={row} />
        {row.orderStatus === null ? null : <OrderStatus code={row.orderStatus} />}
      </div>
      <div className={styles.progress}>
        {row.total === null ? null : (
          <span title={boardTexts.progressOf(row.progress ?? 0, row.total)}>
            {boardTexts.progress(row.progress ?? 0, row.total)}
          </span>
        )}
        {row.bags === null ? null : <span>{boardTexts.bags(row.bags)}</span>}
      </div>
      <div className={styles.zone}>
        <Area row={row} />
        {row.packer === null ? null : (
          <span className={styles.packer} title={boardTexts.packer(row.packer)}>
            {row.packer}
          </span>
        )}
        {section === 'blocked' ? (
          <AdminLink path={fraudPath(row.orderId)} className={reach.reach} aria-label={boardTexts.fraudOf(name)}>
            {boardTexts.fraud}
          </AdminLink>
        ) : null}
      </div>
      <div className={styles.since}>
        <Since row={row} section={section} />
      </div>
      <RowMenu row={row} name={name} />
    </>
  );
}

/** `HH:mm - HH:mm`, with the day when that is not today. */
function Slot({ row: { slotStartMs, slotEndMs } }: Pick<RowProps, 'row'>) {
  const nowMs = useServerNow();
  if (slotStartMs === null) return <span>{boardTexts.noSlot}</span>;
  const isToday = parisDay(slotStartMs) === parisDay(nowMs);
  const hours = slotEndMs === null ? hourText(slotStartMs) : `${hourText(slotStartMs)} - ${hourText(slotEndMs)}`;
  return (
    <span className={styles.hours}>
      {isToday ? null : <span>{dateText(slotStartMs)} </span>}
      <span>{hours}</span>
    </span>
  );
}

function Area({ row }: Pick<RowProps, 'row'>) {
  const text = areaText(row, useMetasOfList());
  return text === null ? null : <span>{text}</span>;
}

function Badges({ row }: Pick<RowProps, 'row'>) {
  const { express, canteenOrders, siteId, tags, isSuperVenere } = row;
  const site = siteBadge(siteId, useMetasOfList()?.sites);
  return (
    <>
      <ExpressBadge express={express} />
      {isSuperVenere ? <Badge tone="red">{boardTexts.superVenere}</Badge> : null}
      <WeightBadge row={row} />
      {canteenOrders === null ? null : (
        <Badge tone="blue" meaning={boardTexts.canteenOf(canteenOrders)}>
          {boardTexts.canteen(canteenOrders)}
        </Badge>
      )}
      {site ? <Badge colours={coloursOf(site.color)}>{site.domain}</Badge> : null}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </>
  );
}
