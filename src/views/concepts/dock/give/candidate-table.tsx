import type { KeyboardEventHandler } from 'react';
import type { DockCard, DriverRow } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { driverStateLabel } from '../../../../domain/driver/state.ts';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { hasBasket } from '../../../../domain/launchpad.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import { columnsOf } from '../../../ui/tables/columns-of.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { driverTexts } from '../../driver/text.ts';
import { levelOf } from '../move/lateness-words.ts';
import { freeText, heldText, refusalWords, runText, vehicleNotes } from './candidate-words.ts';
import type { DriverCandidate } from './driver-candidates.ts';
import styles from './give-dialog.module.css';
import { giveRefusalTexts } from './refusal-text.ts';
import { giveTexts } from './text.ts';

interface TableProps {
  readonly card: DockCard;
  readonly candidates: readonly DriverCandidate[];
  /** Why nobody can get the round; null when somebody can. */
  readonly reason: string | null;
  readonly nowMs: number;
  readonly onGive: (driverId: DriverRow['id']) => void;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/** The drivers beside each other (OUR-084); those who cannot take the round last, with why (OUR-085). */
export function CandidateTable({ candidates, ...props }: TableProps) {
  const able = candidates.filter(({ refusal }) => refusal === null);
  const others = candidates.filter(({ refusal }) => refusal !== null);
  const lines = (list: readonly DriverCandidate[]) =>
    list.map((candidate) => <Candidate key={candidate.driver.id} candidate={candidate} {...props} />);
  return (
    <Table
      frame="page"
      className={styles.candidates}
      columns={columnsOf(
        [
          driverTexts.name,
          driverTexts.vehicle,
          driverTexts.state,
          driverTexts.queue,
          driverTexts.end,
          giveTexts.rounds,
          giveTexts.backColumn,
        ],
        [driverTexts.queue, driverTexts.end, giveTexts.backColumn],
      )}
    >
      <tbody>{lines(able)}</tbody>
      {others.length > 0 ? (
        <tbody className={styles.others}>
          <tr>
            <th scope="rowgroup" colSpan={7}>
              {giveTexts.cannot(others.length, dockCode(props.card.id))}
            </th>
          </tr>
          {lines(others)}
        </tbody>
      ) : null}
    </Table>
  );
}

interface CandidateProps extends Omit<TableProps, 'candidates'> {
  readonly candidate: DriverCandidate;
}

function Candidate({ candidate, card, reason, nowMs, onGive, onKeyDown }: CandidateProps) {
  const { driver, rounds, isOwn } = candidate;
  const refusal = refusalWords(candidate);
  return (
    <tr data-own={isOwn}>
      <th scope="row">
        <Button
          variant="ghost"
          className={styles.give ?? ''}
          reason={isOwn ? giveRefusalTexts.own : reason}
          onClick={() => onGive(driver.id)}
          onKeyDown={onKeyDown}
        >
          {isolated(driver.name ?? String(driver.id))}
        </Button>
      </th>
      <td>
        {vehicleLabel(driver.vehicle)}
        {vehicleNotes(card, driver).map((note) => (
          <div key={note} className={styles.warning}>
            {note}
          </div>
        ))}
      </td>
      <td>
        {driverStateLabel(driver.state)}
        {driver.activity ? <div className={styles.note}>{driver.activity}</div> : null}
        {hasBasket(driver) ? <div className={styles.note}>{giveTexts.basket}</div> : null}
      </td>
      <td className={table.figure}>{driver.queue_position ?? giveTexts.unsaid}</td>
      <td className={table.figure}>{hourText(driver.planning_end) || giveTexts.unsaid}</td>
      {refusal === null ? (
        <>
          <td>
            {rounds.length === 0
              ? giveTexts.noRound
              : rounds.map((round) => <div key={round.id}>{heldText(round)}</div>)}
          </td>
          <td className={table.figure}>
            <strong className={styles.back} data-cost={levelOf(candidate.run)}>
              {runText(candidate.run)}
            </strong>
            <div className={styles.note}>{freeText(candidate, nowMs)}</div>
          </td>
        </>
      ) : (
        <td colSpan={2} className={styles.refusal}>
          {refusal}
        </td>
      )}
    </tr>
  );
}
