import { Button as ThemeButton } from '@radix-ui/themes';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { DriverRow } from '../../../db/view-rows/dispatch.ts';
import { type DriverGroup, driverGroups } from '../../../domain/driver/groups.ts';
import { presenceEndColour } from '../../../domain/driver/presence-end.ts';
import { driverStateLabel, isHiddenDriver } from '../../../domain/driver/state.ts';
import { vehicleLabel } from '../../../domain/driver/vehicle.ts';
import { compareDrivers } from '../../../domain/driver/weight.ts';
import { hasBasket } from '../../../domain/launchpad.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { dockTexts } from '../../concepts/dock/text.ts';
import { noRound, type Round } from '../../concepts/driver/presence/allowed-presence.ts';
import { DriverEntries, DriverPresence } from '../../concepts/driver/presence/driver-presence.tsx';
import { useRounds } from '../../concepts/driver/presence/use-rounds.ts';
import { driverTexts } from '../../concepts/driver/text.ts';
import { useDrivers } from '../../concepts/driver/use-drivers.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { MarkBadge, WaitingMark } from '../../kit/marks/mark-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later, useFetchedAhead } from '../../ui/later/later.ts';
import { FarCells } from '../../ui/tables/far-cells.tsx';
import { MoreRows, useCut } from '../../ui/tables/first-rows.tsx';
import { type RowPlace, rowPlace, useNearRow } from '../../ui/tables/near.ts';
import { Table } from '../../ui/tables/table.tsx';
import styles from './board.module.css';
import { bringName } from './bring/links.ts';
import { DepositsButton } from './deposits-button.tsx';
import { useQuietTarget } from './drag.ts';
import { DriversSoonButton } from './drivers-soon/drivers-soon-button.tsx';
import { driversFile } from './exports/drivers-file.ts';
import { FoldButton, useFold } from './fold.tsx';
import { DriverHandle } from './orders/drag-handle.tsx';
import { useToggle } from './toggles.ts';

const columns = [
  driverTexts.name,
  driverTexts.vehicle,
  driverTexts.state,
  driverTexts.eta,
  driverTexts.queue,
  driverTexts.end,
  driverTexts.presence,
];

// It comes with this list, which the board is painted without.
const exported = later(async () => driversFile);

const byQueueOnly = (a: DriverRow, b: DriverRow) =>
  (a.queue_position ?? Number.POSITIVE_INFINITY) - (b.queue_position ?? Number.POSITIVE_INFINITY);

interface DriverListProps {
  readonly byQueue: boolean;
  /** It stands beside the rounds, where there is room for some of them only. */
  readonly isBeside?: boolean;
}

/** The drivers of the center in their order; hidden ones on demand (DSP-550 to DSP-560, DSP-223). */
export function DriverList({ byQueue, isBeside = false }: DriverListProps) {
  useFetchedAhead(DriverEntries);
  const [withHidden, flipHidden] = useToggle('showHiddenDrivers');
  const fold = useFold(byQueue ? null : 'drivers');
  const all = useDrivers() ?? [];
  const queued = byQueue ? all.filter((driver) => typeof driver.queue_position === 'number') : all;
  const listed = queued.filter((driver) => withHidden || !isHiddenDriver(driver));
  const drivers = listed.toSorted(byQueue ? byQueueOnly : compareDrivers);
  return (
    <section
      className={`${styles.round} ${isBeside && !fold.isFolded ? styles.fits : ''}`}
      aria-labelledby="drivers-title"
    >
      <header className={`${styles.roundHead} ${styles.wraps}`} data-quiet>
        <h2 id="drivers-title">{driverTexts.title(drivers.length)}</h2>
        <FoldButton fold={fold} label={driverTexts.name} controls="drivers-title" />
        <ThemeButton size="1" variant="soft" color="gray" onClick={flipHidden}>
          {withHidden ? driverTexts.hideHidden : driverTexts.showHidden}
        </ThemeButton>
        {byQueue ? null : <DriversSoonButton />}
        {byQueue ? null : <DepositsButton />}
        {byQueue ? null : <QueueButton />}
        {fold.isFolded ? null : (
          <TableExport label={driverTexts.title(drivers.length)} name="livreurs" rows={drivers} columns={exported} />
        )}
      </header>
      {fold.isFolded ? null : isBeside ? (
        <DriversThatFit drivers={drivers} isGrouped={!byQueue} />
      ) : (
        <DriverTable drivers={drivers} isGrouped={!byQueue} />
      )}
    </section>
  );
}

/** DSP-223, CST-43. */
function QueueButton() {
  const open = () => window.open('/dispatch?sub=driver_queue', 'quai-driver-queue', 'width=850,height=700');
  return (
    <ThemeButton size="1" variant="soft" color="gray" onClick={open}>
      {driverTexts.openQueue} <Icon name="external" />
    </ThemeButton>
  );
}

/** Height of the foot with the count of hidden ones, px. */
const footPx = 28;

/** The drivers there is room for, free ones first as the order has it; all of them once asked for. */
function DriversThatFit({ drivers, isGrouped }: DriverTableProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const { shown, more } = useCut(drivers, room);
  const count = shown.length;
  const heights = useRef(new Map<number, number>());
  useLayoutEffect(() => {
    const box = place.current;
    if (!box || count === 0) return;
    const look = () => {
      const measured = heights.current;
      let headPx = 0;
      let at = 0;
      // The heading of a group takes the room of the first driver below it.
      for (const row of box.querySelectorAll('tbody > tr')) {
        const { height } = row.getBoundingClientRect();
        if (row.hasAttribute('data-group')) headPx = height;
        else {
          measured.set(at, headPx + height);
          headPx = 0;
          at += 1;
        }
      }
      let leftPx = box.clientHeight - footPx;
      let fit = 0;
      // A line never shown counts as high as the first: if it does not fit, it is seen, and measured.
      while (fit < drivers.length && leftPx >= (measured.get(fit) ?? measured.get(0) ?? 0))
        leftPx -= measured.get(fit++) ?? measured.get(0) ?? 0;
      setRoom(Math.max(1, fit));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [count, drivers.length]);
  return (
    <div ref={place} className={styles.fits} data-whole={more?.isWhole ?? false}>
      <DriverTable drivers={shown} isGrouped={isGrouped} total={drivers} />
      <MoreRows more={more} label={driverTexts.title(drivers.length)} />
    </div>
  );
}

interface DriverTableProps {
  readonly drivers: readonly DriverRow[];
  /** Not by queue alone: drivers stand under their state (OUR-225). */
  readonly isGrouped: boolean;
  /** All of them, where only the first are shown: a heading counts its whole group. */
  readonly total?: readonly DriverRow[];
}

function DriverTable({ drivers, isGrouped, total = drivers }: DriverTableProps) {
  const nowMs = useServerNow();
  const rounds = useRounds();
  const groups = isGrouped ? driverGroups(drivers) : [{ state: null, drivers }];
  const counts = new Map(driverGroups(total).map((group) => [group.state, group.drivers.length]));
  const places = new Map(drivers.map(({ id }, at) => [id, at]));
  if (drivers.length === 0) return <p className={styles.none}>{driverTexts.empty}</p>;
  return (
    <div className={styles.frame}>
      <Table look="dense" cards={700} className={styles.drivers} columns={columns}>
        {groups.map(({ state, drivers: members }) => (
          <tbody key={state ?? ''}>
            {state === null ? null : <GroupHead state={state} count={counts.get(state) ?? 0} />}
            {members.map((driver) => (
              <DriverLine
                key={driver.id}
                driver={driver}
                round={rounds?.get(driver.id) ?? noRound}
                nowMs={nowMs}
                isOfGroup={driver.state === state}
                {...rowPlace(places.get(driver.id) ?? 0, drivers.length)}
              />
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  );
}

const GroupHead = ({ state, count }: Pick<DriverGroup<DriverRow>, 'state'> & { readonly count: number }) => (
  <tr data-group={state}>
    <th scope="rowgroup" colSpan={columns.length}>
      {driverTexts.groups[state]} <span>{count}</span>
    </th>
  </tr>
);

interface DriverLineProps extends RowPlace {
  readonly driver: DriverRow;
  /** His state is what the heading above says. */
  readonly isOfGroup: boolean;
  readonly round: Round;
  readonly nowMs: number;
}

/** A poll changes few of them: the others render nothing again. */
const DriverLine = memo(function DriverLine(props: DriverLineProps) {
  const { driver } = props;
  const { ref, isNear } = useNearRow(props);
  const target = useQuietTarget(`to-driver:${driver.id}`, { kind: 'driver', driver });
  const { ref: place } = target;
  const both = useCallback(
    (row: HTMLTableRowElement | null) => {
      ref.current = row;
      return place(row);
    },
    [ref, place],
  );
  return (
    <tr ref={both} className={styles.driverLine} data-over={target.isOver} data-show={bringName('driver', driver.id)}>
      {isNear ? <DriverCells {...props} /> : <FarCells name={driver.name ?? `${driver.id}`} columns={columns.length} />}
    </tr>
  );
});

function DriverCells({ driver, round, nowMs, isOfGroup }: DriverLineProps) {
  const colour = presenceEndColour(driver, nowMs);
  const shift = [driver.end_of_shift ?? []].flat().filter((part) => part !== 'dont_care');
  return (
    <>
      <th scope="row">
        <DriverHandle driver={driver} /> {isolated(driver.name ?? String(driver.id))}{' '}
        {hasBasket(driver) ? <Icon name="basket" label={dockTexts.basket} /> : null}
        <WaitingMark marks={driver.marks} />
        <MarkBadge marks={driver.marks} isWithoutWaiting />
      </th>
      <td>{vehicleLabel(driver.vehicle)}</td>
      <td>
        <span className={styles.state} data-of-group={isOfGroup}>
          {driverStateLabel(driver.state)}
        </span>
        {driver.activity ? <div className={styles.activity}>{driver.activity}</div> : null}
      </td>
      <td>{hourText(driver.eta)}</td>
      <td>{driver.queue_position}</td>
      <td>
        <span className={styles.end} data-colour={colour}>
          {[hourText(driver.planning_end), colour && `(${driverTexts.endColours[colour]})`].filter(Boolean).join(' ')}
        </span>
        {shift.length > 0 ? <div className={styles.activity}>{driverTexts.endOfShift(shift)}</div> : null}
      </td>
      <td>
        <DriverPresence driver={driver} round={round} />
      </td>
    </>
  );
}
