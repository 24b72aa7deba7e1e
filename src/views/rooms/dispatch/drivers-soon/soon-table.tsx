import { memo } from 'react';
import type { SoonRow } from '../../../../db/view-rows/drivers.ts';
import { arrivalMs } from '../../../../domain/driver/arrival.ts';
import { isStarted, papers, planningAnswer, planningSessions } from '../../../../domain/driver/planning.ts';
import type { SoonSort } from '../../../../domain/driver/soon-sort.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { noRound, type Round } from '../../../concepts/driver/presence/allowed-presence.ts';
import { DriverPresence } from '../../../concepts/driver/presence/driver-presence.tsx';
import { useRounds } from '../../../concepts/driver/presence/use-rounds.ts';
import { useUnderPointer } from '../../../kit/actions/under-pointer.ts';
import { MarkBadge } from '../../../kit/marks/mark-badge.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { listTexts } from '../text.ts';
import styles from './drivers-soon.module.css';
import { soonColumns, soonTexts } from './text.ts';
import { VehicleIcon } from './vehicle-icon.tsx';

const columns = Object.entries(soonColumns);

interface SoonTableProps {
  readonly drivers: readonly SoonRow[];
  readonly firstSort: SoonSort | undefined;
  /** How often the user asked for other rows or another order. */
  readonly asked: number;
  readonly nowMs: number;
}

/** One line a driver (DSP-589 to DSP-600); none moves under the pointer. */
export function SoonTable({ drivers, firstSort, asked, nowMs }: SoonTableProps) {
  const { held: rows, pointer } = useUnderPointer(drivers, { asked });
  const rounds = useRounds();
  return (
    <Table
      look="dense"
      className={styles.drivers}
      columns={columns.map(([column, title]) => ({ title, sort: column === firstSort ? 'ascending' : undefined }))}
      {...pointer}
    >
      <tbody>
        {rows.map(({ row, isGone }) => (
          <SoonLine key={row.id} driver={row} isGone={isGone} round={rounds?.get(row.id) ?? noRound} nowMs={nowMs} />
        ))}
      </tbody>
    </Table>
  );
}

interface SoonLineProps {
  readonly driver: SoonRow;
  readonly isGone: boolean;
  readonly round: Round;
  readonly nowMs: number;
}

const SoonLine = memo(function SoonLine({ driver, isGone, round, nowMs }: SoonLineProps) {
  const answer = planningAnswer(driver);
  const paper = papers(driver);
  return (
    <tr data-gone={isGone}>
      <th scope="row">
        {isolated(driver.name ?? String(driver.id))} {isGone ? <Badge>{listTexts.gone}</Badge> : null}
        <MarkBadge marks={driver.marks} />
      </th>
      <td className={styles.number}>{driver.mobile ? <PhoneLink phone={driver.mobile} /> : null}</td>
      <td>
        <VehicleIcon vehicle={driver.vehicle} />
      </td>
      <td>{hourText(arrivalMs(driver))}</td>
      <td>
        <Sessions driver={driver} nowMs={nowMs} />
      </td>
      <td>{answer && soonTexts[answer]}</td>
      <td>{isStarted(driver) ? soonTexts.yes : soonTexts.no}</td>
      <td>{hourText(driver.current_presence_start)}</td>
      <td>{paper ? <Icon name={paper === 'checked' ? 'check' : 'cross'} label={soonTexts.papers[paper]} /> : null}</td>
      <td>{driver.planning_not_respected ? <Badge tone="red">{soonTexts.pnr}</Badge> : null}</td>
      <td>{driver.has_cni ? <Badge tone="blue">{soonTexts.cni}</Badge> : null}</td>
      <td>{isGone ? null : <DriverPresence driver={driver} round={round} />}</td>
    </tr>
  );
});

/** The planning sessions, the one under way in bold (DSP-593). */
function Sessions({ driver, nowMs }: { readonly driver: SoonRow; readonly nowMs: number }) {
  return (
    <ul className={styles.sessions}>
      {planningSessions(driver, nowMs).map(({ startMs, endMs, isCurrent }) => {
        const text = soonTexts.session(hourText(startMs), hourText(endMs));
        return (
          <li key={`${startMs}-${endMs}`}>
            {isCurrent ? <strong>{text}</strong> : text}
            {isCurrent ? <HiddenText> ({soonTexts.current})</HiddenText> : null}
          </li>
        );
      })}
    </ul>
  );
}
