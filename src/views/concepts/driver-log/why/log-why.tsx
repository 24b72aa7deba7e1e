import type { ReactNode } from 'react';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { driverNames } from '../../../../domain/driver/driver-names.ts';
import { clockText } from '../../../../domain/driver-log/clock.ts';
import { type DriverLog, dayOfLog, isExtraCost } from '../../../../domain/driver-log/driver-log.ts';
import { payReasons } from '../../../../domain/driver-log/why/pay.ts';
import { rateSince } from '../../../../domain/driver-log/why/rate-since.ts';
import { timeParts } from '../../../../domain/driver-log/why/time.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { dateText, dateTimeText, secondText } from '../../../../domain/time/paris-time.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { PlannedTimes } from '../planned-times.tsx';
import { enteredBy, ReasonDetail } from './reason-detail.tsx';
import { reasonTexts, secondsText, spanText, whyTexts as texts } from './text.ts';
import styles from './why.module.css';

/** What the time and the amount of a log are worked out from (LOG-161 to LOG-163). */
export const LogWhy = ({ log }: { readonly log: DriverLog }) => (
  <dl className={styles.detail}>
    {isExtraCost(log) ? null : <Times log={log} />}
    {payReasons(log).map(({ kind, cents, quantity, rateCents }) => (
      <Fact key={kind} label={reasonTexts[kind]}>
        <ReasonDetail kind={kind} log={log} quantity={quantity} rateCents={rateCents} /> ={' '}
        <b>{euroText(eurosOf(cents))}</b>
      </Fact>
    ))}
    <Fact label={texts.amount}>
      <b>{euroText(log.money_real)}</b>
    </Fact>
  </dl>
);

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

function Times({ log }: { readonly log: DriverLog }) {
  const { time_total, time_waiting, planning_sessions, edits } = log;
  const parts = timeParts(log);
  const clocks = parts.find(({ kind }) => kind === 'clocks');
  const total = Math.round(time_total ?? 0);
  return (
    <>
      <Fact label={texts.punches}>{log.added_at ? `${texts.added}, ${enteredBy(log)}` : punchesText(log)}</Fact>
      {(edits ?? []).length > 0 ? (
        <Fact label={texts.edits}>
          <ul>
            {(edits ?? []).map((edit) => (
              <li key={`${edit.at} ${edit.time}`}>
                {texts.edit(
                  texts.sides[edit.time ?? ''] ?? '',
                  clockText(edit.before) || texts.noTime,
                  clockText(edit.after) || texts.noTime,
                )}
                , {texts.by(edit.by?.name, dateTimeText(edit.at), edit.comment)}
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      <Fact label={texts.planning}>
        {(planning_sessions ?? []).length > 0 ? <PlannedTimes sessions={planning_sessions ?? []} /> : texts.noPlanning}
      </Fact>
      {typeof time_total === 'number' ? (
        <Fact label={texts.time}>
          {parts.map(({ kind, seconds }) => `${reasonTexts[kind]} ${spanText(seconds)}`).join(' ; ')} ={' '}
          {spanText(total)} ({secondsText(total)}){clocks ? ` : ${texts.lived(total, total - clocks.seconds)}` : null}
        </Fact>
      ) : null}
      {typeof time_waiting === 'number' ? (
        <Fact label={texts.waiting}>
          {texts.waitingOf(time_waiting, total)}, {texts.waitingOfMode(log.pay_mode)}
          {roadText(log)}
        </Fact>
      ) : null}
      <RateFact log={log} />
    </>
  );
}

/** The rounds that are on the road meanwhile, where the server tells their times. */
function roadText({ logs }: DriverLog): string {
  const rounds = (logs ?? []).flatMap(({ label, started_at, ended_at }) =>
    started_at ? [`${label} ${clockText(started_at)} - ${clockText(ended_at) || '…'}`] : [],
  );
  return rounds.length === 0 ? '' : texts.onTheRoad(rounds.join(', '));
}

/** `début 01/11/2026 11:32:26`. */
function punchesText({ punches }: DriverLog): string {
  if (!punches || punches.length === 0) return texts.noPunches;
  return punches
    .map(({ kind, at }) => `${texts.punch[kind ?? ''] ?? kind} ${dateText(at)} ${secondText(at)}`)
    .join(', ');
}

function RateFact({ log }: { readonly log: DriverLog }) {
  const center = CenterId.parse(useScope());
  const drivers = useDetail(driverNames, { center })?.value ?? [];
  const hourly = log.rate?.hourly ?? log.driver.hourly_rate;
  if (hourly == null) return <Fact label={texts.rate}>{texts.noRate}</Fact>;
  const driver = drivers.find(({ id }) => id === log.driver.id);
  const since = driver ? rateSince(dayOfLog(log), hourly, driver) : null;
  const rate = euroText(hourly);
  return (
    <Fact label={texts.rate}>
      {since === null ? texts.sinceUnknown(rate) : texts.since(rate, dateText(`${since}T12:00:00Z`))}
    </Fact>
  );
}
