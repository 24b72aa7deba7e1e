import { type KeyboardEvent, useRef, useState } from 'react';
import type { DockCard, DriverRow } from '../../../../db/view-rows/dispatch.ts';
import { editDock } from '../../../../domain/dock/commands/edit.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { makeSearch } from '../../../../domain/search/contains.ts';
import { totalsOf } from '../../../../domain/task/margin.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { walk } from '../../../ui/focus/walk.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useDrivers } from '../../driver/use-drivers.ts';
import { editRefusal } from '../dock-moves.ts';
import { type DockDialogProps, ofDock } from '../of-dock.tsx';
import { roundText } from '../text.ts';
import { useAllDocks } from '../use-all-docks.ts';
import { CandidateTable } from './candidate-table.tsx';
import { candidatesOf } from './driver-candidates.ts';
import styles from './give-dialog.module.css';
import { giveTexts } from './text.ts';

/** The drivers a round may go to, beside each other (DSP-376, DSP-460, OUR-084): one press gives it. */
export const GiveDockDialog = ofDock({ command: editDock, title: giveTexts.title, whyNot: editRefusal }, GiveDock);

function GiveDock({ card, replaces, onClose }: DockDialogProps) {
  const { clockOffsetMs } = useSignedIn();
  const nowMs = useServerNow();
  const action = useAction(editDock);
  const [shown] = useState(card.target_driver ?? null);
  const cards = useAllDocks();
  const drivers = useDrivers();
  const centers = useCenters();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const give = useSubmit(async (driverId: DriverRow['id'] | null) => {
    const set = { target_driver: driverId };
    const args = { dockId: card.id, set, atMs: Date.now() + clockOffsetMs, basis: { target_driver: shown } };
    return action.run(args, replaces);
  }, onClose);
  if (!cards || !drivers) return null;
  const refusal = editRefusal(card, nowMs);
  const reason = action.blocked ?? (refusal && refusalText(editDock, refusal));
  const matches = makeSearch(typed);
  const candidates = candidatesOf(card, drivers, cards, centers, nowMs).filter(({ driver }) =>
    matches(joined(' ', [driver.name, vehicleLabel(driver.vehicle)])),
  );
  const walkOn = (event: KeyboardEvent<HTMLElement>) =>
    walk(event, [field.current, ...(list.current?.querySelectorAll<HTMLElement>('tbody button') ?? [])]);
  const pressInField = (event: KeyboardEvent<HTMLElement>) => {
    walkOn(event);
    const [first] = candidates;
    if (event.key !== 'Enter' || typed.trim() === '' || !first) return;
    event.preventDefault();
    // A line that cannot be pressed says why once it has the focus.
    if (first.isOwn || reason !== null) focusOn(list.current?.querySelector<HTMLElement>('tbody button'));
    else void give(first.driver.id);
  };
  return (
    <Dialog title={giveTexts.title(dockCode(card.id))} description={summaryOf(card)} width="860px" onClose={onClose}>
      <SearchField
        label={giveTexts.search}
        placeholder={giveTexts.search}
        value={typed}
        onType={setTyped}
        inputRef={field}
        onKeyDown={pressInField}
      />
      {candidates.length === 0 ? (
        <EmptyState title={giveTexts.none} />
      ) : (
        <div ref={list}>
          <p className={styles.hint}>{giveTexts.estimated}</p>
          <CandidateTable
            card={card}
            candidates={candidates}
            reason={reason}
            nowMs={nowMs}
            onGive={(id) => void give(id)}
            onKeyDown={walkOn}
          />
        </div>
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
    card.target_vehicle && giveTexts.plannedFor(vehicleLabel(card.target_vehicle)),
  ]);
