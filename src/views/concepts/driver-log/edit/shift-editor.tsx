import { TextField } from '@radix-ui/themes';
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { clockText, seasonText } from '../../../../domain/driver-log/clock.ts';
import { editPresence, seenTimes } from '../../../../domain/driver-log/commands/presence.ts';
import { type DriverLog, dayOfLog, endMs, startMs } from '../../../../domain/driver-log/driver-log.ts';
import { type ShiftSide, shiftEdit, type TypedTime } from '../../../../domain/driver-log/shift-edit.ts';
import { parisIso } from '../../../../domain/time/paris-wall-clock.ts';
import { isRecord } from '../../../../domain/wire.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { hasTyped, isText, useTypedDraft } from '../../../kit/drafts/use-typed-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { formTexts } from '../../../ui/forms/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../driver-log.module.css';
import { editTexts, shiftProblems } from './text.ts';

interface ShiftEditorProps {
  readonly log: DriverLog;
  readonly onClose: () => void;
}

type Typed = Readonly<Record<ShiftSide, TypedTime>>;

/** By the times they are typed over: over others they would take back what a colleague corrected. */
const draftOf = (log: DriverLog) => `shift-${log.id}@${startMs(log)}-${endMs(log)}`;

/** Whether times were typed and neither saved nor given up: the row is edited again. */
export const hasTypedTimes = (log: DriverLog): boolean => hasTyped(draftOf(log));

const isTime = (stored: unknown) =>
  isRecord(stored) && isText(stored.text) && (stored.chosenMs === null || typeof stored.chosenMs === 'number');

const areTimes = (stored: unknown): stored is Typed => isRecord(stored) && isTime(stored.start) && isTime(stored.end);

const typedAt = (ms: number | null): TypedTime => ({ text: clockText(ms), chosenMs: null });

/** The two times of a presence, edited in its row; only a changed one is sent (LOG-060 to LOG-065). */
export function ShiftEditor({ log, onClose }: ShiftEditorProps) {
  // What it began with: an answer that comes meanwhile changes neither text nor what the edit rests on.
  const [seen] = useState(log);
  const shift = { startMs: startMs(seen) ?? 0, endMs: endMs(seen) };
  const driverName = seen.driver.name ?? String(seen.driver.id);
  const {
    value: typed,
    type,
    end: endDraft,
  } = useTypedDraft<Typed>({
    key: draftOf(seen),
    name: editTexts.hold(driverName, dayOfLog(seen)),
    start: { start: typedAt(shift.startMs), end: typedAt(shift.endMs) },
    isValue: areTimes,
    isOfPage: true,
  });
  const [isTried, setTried] = useState(false);
  const action = useAction(editPresence);
  const errorId = useId();
  const edit = shiftEdit(shift, typed);
  const refusal = isTried && edit.kind === 'refused' ? edit : null;
  const twice = edit.kind === 'times' ? edit.twice : {};
  const giveUp = () => {
    endDraft();
    onClose();
  };
  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (edit.kind === 'refused') return focusOn(fieldOf(event.currentTarget, edit.sides[0]));
    const { start, end } = edit.changed;
    const basis = seenTimes(seen);
    // Nothing changed: nothing is sent (LOG-063).
    if (start === undefined && end === undefined) return giveUp();
    const isSaved = await action.run({
      ...{ driverId: seen.driver.id, driverName, logId: seen.id, day: dayOfLog(seen) },
      ...{ start: isoOf(start), end: isoOf(end) },
      ...(basis ? { basis } : {}),
    });
    if (isSaved) giveUp();
  };
  const field = (side: ShiftSide) => (
    <TextField.Root
      size="1"
      className={styles.time}
      aria-label={editTexts[side]}
      name={side}
      autoFocus={side === 'start'}
      autoComplete="off"
      value={typed[side].text}
      {...(refusal?.sides.includes(side) ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ target }) => type({ ...typed, [side]: { text: target.value, chosenMs: null } })}
    />
  );
  const which = (side: ShiftSide) => (
    <WhichHour
      side={side}
      all={twice[side] ?? []}
      chosenMs={typed[side].chosenMs ?? (edit.kind === 'times' ? edit.changed[side] : undefined) ?? shift[`${side}Ms`]}
      onChoose={(chosenMs) => type({ ...typed, [side]: { ...typed[side], chosenMs } })}
    />
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // An open list of choices closes first.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <form className={styles.editor} aria-label={editTexts.form(driverName)} onSubmit={(event) => void save(event)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape ends the edit from any of its fields */}
      <div className={styles.fields} onKeyDown={onKeyDown}>
        {field('start')}-{field('end')}
        <Button
          type="submit"
          size="1"
          variant="soft"
          reason={action.blocked ?? (action.isRunning ? formTexts.saving : null)}
        >
          {editTexts.save}
        </Button>
        <Button size="1" variant="ghost" color="gray" aria-label={editTexts.reset} onClick={giveUp}>
          <Icon name="undo" />
        </Button>
        {which('start')}
        {which('end')}
      </div>
      {refusal ? (
        <p id={errorId} className={styles.error} role="alert">
          {shiftProblems[refusal.problem]}
        </p>
      ) : null}
    </form>
  );
}

const fieldOf = (form: HTMLFormElement, side: ShiftSide | undefined) =>
  form.querySelector<HTMLElement>(`input[name="${side}"]`);

const isoOf = (ms: number | undefined) => (ms === undefined ? null : parisIso(ms));

interface WhichHourProps {
  readonly side: ShiftSide;
  /** Both instants of an hour that exists twice; any other time has nothing to choose. */
  readonly all: readonly number[];
  readonly chosenMs: number | null;
  readonly onChoose: (ms: number) => void;
}

function WhichHour({ side, all, chosenMs, onChoose }: WhichHourProps) {
  if (all.length < 2) return null;
  const minute = (ms: number) => Math.floor(ms / 60_000);
  const present = all.find((ms) => chosenMs !== null && minute(ms) === minute(chosenMs));
  return (
    <Select
      size="1"
      label={editTexts.whichOf(editTexts[side])}
      value={String(present ?? '')}
      choices={all.map((ms) => ({ value: String(ms), label: seasonText(ms) }))}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}
