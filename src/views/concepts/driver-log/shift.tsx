import { useEffect, useId, useRef } from 'react';
import { isOnItsWay } from '../../../db/outbox/states.ts';
import { clockText } from '../../../domain/driver-log/clock.ts';
import { asEdited, type DriverLog, endMs, punchedEndMs, startMs } from '../../../domain/driver-log/driver-log.ts';
import { msOf } from '../../../domain/time/instant.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { OpenNote } from '../../kit/actions/open/open-note.tsx';
import { focusOn } from '../../ui/focus/focus-on.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Tip } from '../../ui/menus/tip.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import styles from './driver-log.module.css';
import { ShiftEditor } from './edit/shift-editor.tsx';
import { editTexts } from './edit/text.ts';
import { logTexts } from './text.ts';
import type { OpenEdit } from './use-open-edits.ts';

/** Whether the times of the row are being edited. */
export interface Editing {
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

interface ShiftProps extends Editing {
  readonly log: DriverLog;
  readonly edit: OpenEdit | undefined;
  /** Why they may not be edited: the month is closed; null when they may. */
  readonly frozen: string | null;
}

/** The times of a presence; a press edits them in the row (LOG-023, LOG-060, LOG-066). */
export function Shift({ log, edit, frozen, isEditing, onEditing }: ShiftProps) {
  const timesRef = useFocusAfter(isEditing);
  const waits = edit !== undefined && isOnItsWay(edit.stored);
  // A further edit goes on from one on its way: it is sent after it.
  const current = waits ? asEdited(log, edit) : log;
  if (isEditing) return <ShiftEditor log={current} onClose={() => onEditing(false)} />;
  if (startMs(log) === null) return null;
  const name = log.driver.name ?? String(log.driver.id);
  const times = timesText(current);
  return (
    <>
      {frozen ? (
        <FrozenTimes name={editTexts.edit(name, times)} times={times} reason={frozen} />
      ) : (
        <button
          ref={timesRef}
          type="button"
          className={styles.times}
          aria-label={editTexts.edit(name, times)}
          title={editTexts.press}
          onClick={() => onEditing(true)}
        >
          {times}
        </button>
      )}
      <Marks log={log} waits={waits} />
      {edit && !waits ? <OpenNote stored={edit.stored} /> : null}
    </>
  );
}

interface FrozenTimesProps {
  readonly name: string;
  readonly times: string;
  readonly reason: string;
}

/** Times that may not be edited; a press, or the focus, says why. */
function FrozenTimes({ name, times, reason }: FrozenTimesProps) {
  const reasonId = useId();
  return (
    <Tip text={reason} opensOnPress>
      <button type="button" className={styles.frozen} aria-label={name} aria-disabled aria-describedby={reasonId}>
        {times}
        <span id={reasonId}>
          <HiddenText>{reason}</HiddenText>
        </span>
      </button>
    </Tip>
  );
}

/** The times take the focus back from their editor, unless the user has moved it elsewhere. */
function useFocusAfter(isEditing: boolean) {
  const times = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body) focusOn(times.current);
    wasEditing.current = isEditing;
  }, [isEditing]);
  return times;
}

const isEdited = ({ manual_edit_start, manual_edit_end }: DriverLog) => Boolean(manual_edit_start ?? manual_edit_end);

function Marks({ log, waits }: { readonly log: DriverLog; readonly waits: boolean }) {
  if (waits)
    return (
      <Badge tone="blue" meaning={logTexts.waitingMeaning}>
        {logTexts.waiting}
      </Badge>
    );
  if (!isEdited(log)) return null;
  const punched = pairText(msOf(log.started_at), punchedEndMs(log));
  return (
    <Badge tone="amber" meaning={editedText(log, punched)}>
      {logTexts.edited}
    </Badge>
  );
}

/** Who corrected it last, when, and what the badge had. */
function editedText({ edits }: DriverLog, punched: string): string {
  const last = edits?.at(-1);
  return last?.by?.name
    ? logTexts.editedBy(last.by.name, dateTimeText(last.at), punched)
    : logTexts.editedFrom(punched);
}

/** The times that count: an edit on its way, else one by hand, else those that were punched. */
const timesText = (log: DriverLog) => pairText(startMs(log), endMs(log));

const pairText = (start: number | null, end: number | null) =>
  `${clockText(start)} - ${end === null ? logTexts.unfinished : clockText(end)}`;
