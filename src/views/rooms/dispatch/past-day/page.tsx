import { useState } from 'react';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { dayAfter, dayText } from '../../../../domain/driver-log/calendar.ts';
import type { CauseChoice } from '../../../../domain/past-day/causes.ts';
import { type PastDay, pastDay } from '../../../../domain/past-day/day.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useTab } from '../../../kit/client/context.ts';
import { ExportButton } from '../../../kit/export/export-button.tsx';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { Link, useParameter } from '../../../kit/router/router.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { OffLink } from '../../../ui/off-link.tsx';
import { dispatchPath } from '../round-list/paths.ts';
import { CauseButtons } from './cause-buttons.tsx';
import { dayShown, inOrder, keptBy, type LateRound, linesKept, yesterdayOf } from './day.ts';
import styles from './past-day.module.css';
import { pastDayCsv, pastDayFileName } from './past-file.ts';
import { pastDayAt, pastDaySections } from './paths.ts';
import { RoundTable } from './round-table.tsx';
import { pastDayTexts as texts } from './text.ts';
import { Totals } from './totals.tsx';

/** `/dispatch/hier`: the late orders of yesterday, or of the day in `?date=` (OUR-236). */
export function PastDayScreen() {
  const { center } = useTab();
  const nowMs = useServerNow();
  const day = dayShown(useParameter('date'), nowMs);
  return <Day key={`${day} ${center}`} day={day} center={CenterId.parse(center)} isLast={day === yesterdayOf(nowMs)} />;
}

interface DayProps {
  readonly day: string;
  readonly center: CenterId;
  readonly isLast: boolean;
}

function Day({ day, center, isLast }: DayProps) {
  const answer = useDetail(pastDay, { day, center });
  const [choice, choose] = useState<CauseChoice | null>(null);
  const rounds = inOrder(answer?.value?.rounds ?? []);
  const lines = linesKept(rounds, choice);
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <Link to={pastDayAt(dayAfter(day, -1))} className={styles.step}>
          {texts.before}
        </Link>
        <h1>{texts.title(dayText(day))}</h1>
        {isLast ? (
          <OffLink reason={texts.noAfter} className={styles.step}>
            {texts.after}
          </OffLink>
        ) : (
          <Link to={pastDayAt(dayAfter(day, 1))} className={styles.step}>
            {texts.after}
          </Link>
        )}
        <Link to={dispatchPath}>{texts.board}</Link>
        {lines.length > 0 ? (
          <span className={styles.end}>
            <ExportButton
              label={texts.exportAll(lines.length)}
              fileName={pastDayFileName(day)}
              csv={() => pastDayCsv(day, lines)}
            />
          </span>
        ) : null}
      </header>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {(value) => <Rounds of={value} rounds={rounds} choice={choice} onChoose={choose} />}
      </DetailAnswer>
    </main>
  );
}

interface RoundsProps {
  readonly of: PastDay;
  readonly rounds: readonly LateRound[];
  readonly choice: CauseChoice | null;
  readonly onChoose: (choice: CauseChoice | null) => void;
}

function Rounds({ of, rounds, choice, onChoose }: RoundsProps) {
  const { date, kept_from, late } = of;
  const lines = linesKept(rounds, null);
  const isKept = !kept_from || date >= kept_from;
  const shown = keptBy(rounds, choice);
  const notKept = isKept ? null : texts.notKept(dayText(kept_from));
  if (notKept && lines.length === 0) return <EmptyState title={notKept} />;
  return (
    <>
      <Notice text={notKept} color="amber" />
      <Notice text={(late ?? lines.length) === lines.length ? null : texts.unread} color="red" />
      <Totals of={of} rounds={rounds} />
      {lines.length === 0 ? (
        <div id={pastDaySections[1].id}>
          <EmptyState title={texts.none} />
        </div>
      ) : (
        <div id={pastDaySections[1].id} className={styles.rounds}>
          <CauseButtons lines={lines} choice={choice} onChoose={onChoose} />
          {choice === null ? null : (
            <p className={styles.note} aria-live="polite">
              {texts.filtered(shown.length, rounds.length)}
            </p>
          )}
          <RoundTable rounds={shown} />
        </div>
      )}
    </>
  );
}
