import { useId } from 'react';
import { type MarkedRow, seenRows } from '../../../../db/queries/seen-rows.ts';
import { startPlanning } from '../../../../domain/preparation/commands/start-planning.ts';
import { packerOf, sessionsToCome } from '../../../../domain/preparation/planning.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { dateTimeText, durationText } from '../../../../domain/time/paris-time.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useServerSeconds } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { MarkBadge } from '../../../kit/marks/mark-badge.tsx';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { blocks } from '../../../kit/text.ts';
import { useKeptToggle } from '../../../kit/toggles/use-toggle.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { useIsPrinting } from '../../../ui/tables/printing.ts';
import { Table } from '../../../ui/tables/table.tsx';
import { HomeExport } from '../exports/later.ts';
import { sessionTexts } from '../text.ts';
import styles from './sessions.module.css';

/** The sessions of packers that are to begin; the list folds, its number stays (PRP-060, PRP-061, PRP-069). */
export function Sessions() {
  const { db } = useSignedIn();
  const { center } = useTab();
  const [isClosed, flip] = useKeptToggle('fold:plannings');
  const isPrinting = useIsPrinting();
  const isFolded = isClosed && !isPrinting;
  const listId = useId();
  const sessions = sessionsToCome(useSeenQuery(() => seenRows(db, center, 'planning'), [db, center]) ?? []);
  const title = sessionTexts.title(sessions.length);
  return (
    <section className={styles.sessions} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {isFolded ? null : <HomeExport of="sessions" label={title} rows={sessions} />}
        <Button
          size="1"
          variant="ghost"
          color="gray"
          aria-expanded={!isFolded}
          aria-label={`${isFolded ? sessionTexts.show : sessionTexts.hide} : ${title}`}
          onClick={flip}
        >
          {isFolded ? sessionTexts.show : sessionTexts.hide}
        </Button>
      </header>
      <div id={listId}>{isFolded || sessions.length === 0 ? null : <SessionTable sessions={sessions} />}</div>
    </section>
  );
}

function SessionTable({ sessions }: { readonly sessions: readonly MarkedRow<'planning'>[] }) {
  return (
    <Table
      look="floor"
      className={styles.packers}
      columns={[sessionTexts.packer, sessionTexts.start, { title: sessionTexts.action, isHidden: true }]}
    >
      <tbody>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </tbody>
    </Table>
  );
}

function SessionRow({ session }: { readonly session: MarkedRow<'planning'> }) {
  const center = useCenterId();
  const { clockOffsetMs } = useSignedIn();
  const start = useAction(startPlanning);
  const packerName = packerOf(session);
  const isUpdating = start.isRunning || session.marks.length > 0;
  const begin = () => {
    const startedAt = new Date(Date.now() + clockOffsetMs).toISOString();
    void start.run({ planningId: session.id, startedAt, packerName, center });
  };
  return (
    <tr>
      <th scope="row">{packerName}</th>
      <td>
        {dateTimeText(session.started_at)} <TimeLeft startedAt={session.started_at} />
      </td>
      <td>
        <MarkBadge marks={session.marks} />
        <Button size="1" variant="soft" reason={start.blocked ?? (isUpdating ? blocks.laneBusy : null)} onClick={begin}>
          {sessionTexts.begin}
          <HiddenText> : {packerName}</HiddenText>
        </Button>
      </td>
    </tr>
  );
}

/** How long until a session begins, or since when it should have (PRP-063). */
function TimeLeft({ startedAt }: { readonly startedAt: string | null | undefined }) {
  const nowMs = useServerSeconds();
  const startMs = msOf(startedAt);
  if (startMs === null) return null;
  const seconds = (startMs - nowMs) / 1_000;
  const isLate = seconds < 0;
  return <small data-late={isLate}>{isLate ? sessionTexts.late(durationText(-seconds)) : durationText(seconds)}</small>;
}
