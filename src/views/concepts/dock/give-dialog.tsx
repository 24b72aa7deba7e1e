import { type KeyboardEvent, useState } from 'react';
import type { DockCard, DriverRow } from '../../../db/view-rows/dispatch.ts';
import { editDock } from '../../../domain/dock/commands/edit.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { driverStateLabel } from '../../../domain/driver/state.ts';
import { vehicleLabel } from '../../../domain/driver/vehicle.ts';
import { makeSearch } from '../../../domain/search/contains.ts';
import { totalsOf } from '../../../domain/task/margin.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { isolated, joined } from '../../../domain/words/isolate.ts';
import { refusalText } from '../../kit/actions/refusal-text.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useSubmit } from '../../kit/actions/use-submit.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import table from '../../ui/tables/table.module.css';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { driverTexts } from '../driver/text.ts';
import { useDrivers } from '../driver/use-drivers.ts';
import { giveTexts } from './dialog-texts.ts';
import { editRefusal } from './dock-moves.ts';
import { candidatesOf, type DriverCandidate } from './driver-candidates.ts';
import styles from './give-dialog.module.css';
import { type DockDialogProps, ofDock } from './of-dock.tsx';
import { roundText } from './text.ts';
import { useAllDocks } from './use-all-docks.ts';

/** The possible drivers of a round, each with his details (DSP-376, DSP-460): one press gives it. */
export const GiveDockDialog = ofDock({ command: editDock, title: giveTexts.title, whyNot: editRefusal }, GiveDock);

function GiveDock({ card, replaces, onClose }: DockDialogProps) {
  const { clockOffsetMs } = useSignedIn();
  const nowMs = useServerNow();
  const action = useAction(editDock);
  const [shown] = useState(card.target_driver ?? null);
  const cards = useAllDocks();
  const drivers = useDrivers();
  const [typed, setTyped] = useState('');
  const give = useSubmit(async (driverId: DriverRow['id'] | null) => {
    const set = { target_driver: driverId };
    const args = { dockId: card.id, set, atMs: Date.now() + clockOffsetMs, basis: { target_driver: shown } };
    return action.run(args, replaces);
  }, onClose);
  if (!cards || !drivers) return null;
  const refusal = editRefusal(card, nowMs);
  const reason = action.blocked ?? (refusal && refusalText(editDock, refusal));
  const matches = makeSearch(typed);
  const candidates = candidatesOf(card, drivers, cards).filter(({ driver }) =>
    matches(joined(' ', [driver.name, vehicleLabel(driver.vehicle)])),
  );
  const takeFirst = (event: KeyboardEvent) => {
    const [first] = candidates;
    if (event.key !== 'Enter' || typed.trim() === '' || !first || reason !== null) return;
    event.preventDefault();
    void give(first.driver.id);
  };
  return (
    <Dialog title={giveTexts.title(dockCode(card.id))} description={summaryOf(card)} width="760px" onClose={onClose}>
      <SearchField
        label={giveTexts.search}
        placeholder={giveTexts.search}
        value={typed}
        onType={setTyped}
        onKeyDown={takeFirst}
      />
      {candidates.length === 0 ? (
        <EmptyState title={giveTexts.none} />
      ) : (
        <Candidates candidates={candidates} reason={reason} onGive={(id) => void give(id)} />
      )}
      {card.target_driver && typed === '' ? (
        <p>
          <Button variant="soft" color="gray" reason={reason} onClick={() => void give(null)}>
            {giveTexts.take(card.driverName ?? card.target_name ?? '')}
          </Button>
        </p>
      ) : null}
    </Dialog>
  );
}

const summaryOf = (card: DockCard) =>
  joined(' · ', [
    card.departureMs !== null && giveTexts.departure(hourText(card.departureMs)),
    card.return_time && giveTexts.back(hourText(card.return_time)),
    roundText(totalsOf(card.tasks)),
  ]);

interface CandidatesProps {
  readonly candidates: readonly DriverCandidate[];
  /** Why nobody can get the round; null when somebody can. */
  readonly reason: string | null;
  readonly onGive: (driverId: DriverRow['id']) => void;
}

function Candidates({ candidates, reason, onGive }: CandidatesProps) {
  return (
    <div className={table.within}>
      <table className={`${table.table} ${styles.candidates}`}>
        <thead>
          <tr>
            <th scope="col">{driverTexts.name}</th>
            <th scope="col">{driverTexts.vehicle}</th>
            <th scope="col">{driverTexts.state}</th>
            <th scope="col" className={table.figure}>
              {driverTexts.queue}
            </th>
            <th scope="col" className={table.figure}>
              {driverTexts.end}
            </th>
            <th scope="col">{giveTexts.rounds}</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <Candidate key={candidate.driver.id} candidate={candidate} reason={reason} onGive={onGive} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CandidateProps extends Omit<CandidatesProps, 'candidates'> {
  readonly candidate: DriverCandidate;
}

function Candidate({ candidate: { driver, rounds, isOwn, endsBefore }, reason, onGive }: CandidateProps) {
  const name = isolated(driver.name ?? String(driver.id));
  return (
    <tr data-own={isOwn}>
      <th scope="row">
        <Button
          variant="ghost"
          className={styles.give ?? ''}
          reason={isOwn ? giveTexts.own : reason}
          onClick={() => onGive(driver.id)}
        >
          {name}
        </Button>
      </th>
      <td>{vehicleLabel(driver.vehicle)}</td>
      <td>
        {driverStateLabel(driver.state)}
        {driver.activity ? <div className={styles.note}>{driver.activity}</div> : null}
      </td>
      <td className={table.figure}>{driver.queue_position ?? giveTexts.unsaid}</td>
      <td className={table.figure}>
        {hourText(driver.planning_end) || giveTexts.unsaid}
        {endsBefore ? <div className={styles.warning}>{giveTexts.endsBefore}</div> : null}
      </td>
      <td>{rounds.length === 0 ? giveTexts.noRound : joined(' · ', rounds.map(heldText))}</td>
    </tr>
  );
}

function heldText(card: DockCard): string {
  const code = dockCode(card.id);
  if (card.gone_at)
    return joined(', ', [code, card.return_time ? giveTexts.back(hourText(card.return_time)) : giveTexts.gone]);
  return joined(', ', [code, card.departureMs !== null && giveTexts.departure(hourText(card.departureMs))]);
}
