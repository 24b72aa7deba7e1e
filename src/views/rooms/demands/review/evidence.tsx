import { type ReactNode, useState } from 'react';
import { dockCode } from '../../../../domain/dock/text.ts';
import { clockText } from '../../../../domain/driver-log/clock.ts';
import { type DriverLog, endMs, startMs } from '../../../../domain/driver-log/driver-log.ts';
import { payModeLabel } from '../../../../domain/driver-log/pay-mode-label.ts';
import { rateOfDay } from '../../../../domain/driver-log/rate-of-day.ts';
import { centsOfMinutes } from '../../../../domain/extra-cost/amount.ts';
import { type Demand, isOpen } from '../../../../domain/extra-cost/demand.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { saidOf, useDecisions } from '../../../concepts/demands/actions.tsx';
import { EditedSince } from '../../../concepts/demands/edited-since.tsx';
import { demandTexts } from '../../../concepts/demands/text.ts';
import { useOnline } from '../../../kit/client/context.ts';
import { useSingleKey } from '../../../kit/keys/single-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import type { DecisionDrafts } from './drafts.ts';
import { PastDemands } from './past-demands.tsx';
import styles from './review.module.css';
import { evidenceTexts as texts } from './text.ts';
import { presenceOf, useEvidence } from './use-evidence.ts';

interface EvidenceProps {
  readonly demand: Demand;
  readonly drafts: DecisionDrafts;
}

/** What a decision on a demand rests on, with the two decisions (LOG-190 to LOG-193). */
export function Evidence({ demand, drafts }: EvidenceProps) {
  const { day, known, unread, his } = useEvidence(demand);
  const [name] = saidOf(demand);
  return (
    <aside className={styles.evidence} aria-label={texts.of(name)}>
      <h2>{texts.title(name, demand.minutes ?? null)}</h2>
      <p className={styles.state}>
        {stateText(demand)}
        <EditedSince demand={demand} />
      </p>
      {known ? (
        <OfDay demand={demand} day={day ?? ''} {...known} />
      ) : (
        <p>{unread?.error ?? (unread ? texts.unavailable : texts.loading)}</p>
      )}
      <PastDemands his={his} />
      {isOpen(demand) ? <Decide demand={demand} drafts={drafts} /> : null}
    </aside>
  );
}

function stateText(demand: Demand): string {
  if (isOpen(demand)) return texts.open;
  const { reviewed_by, reviewed_at } = demand;
  return reviewed_by?.name ? texts.decidedBy(reviewed_by.name, dateTimeText(reviewed_at)) : texts.decided;
}

interface OfDayProps {
  readonly demand: Demand;
  readonly day: string;
  readonly ofDay: readonly DriverLog[];
  /** Of the day before, those that lasted until the demand. */
  readonly nights: readonly DriverLog[];
}

function OfDay({ demand, day, ofDay, nights }: OfDayProps) {
  const logs = [...nights, ...ofDay];
  const presence = presenceOf(demand, logs);
  const minutes = demand.minutes ?? null;
  const rate = rateOfDay(day, ofDay, demand.driver.id)?.hourly ?? demand.driver.hourly_rate ?? null;
  return (
    <>
      <Round demand={demand} logs={logs} />
      <dl className={styles.facts}>
        <Fact label={texts.presence}>
          {presence
            ? `${clockText(startMs(presence))} - ${clockText(endMs(presence)) || '…'}, ${payModeLabel(presence.pay_mode)}`
            : texts.noPresence}
        </Fact>
        <Fact label={texts.planning}>
          {(presence?.planning_sessions ?? [])
            .map(({ start, end }) => `${clockText(start)} - ${clockText(end)}`)
            .join(', ') || texts.none}
        </Fact>
        {presence ? <Fact label={texts.waiting}>{presence.time_waiting_formated ?? texts.untold}</Fact> : null}
        {minutes !== null && rate !== null ? (
          <Fact label={texts.estimate}>
            {texts.estimated(euroText(eurosOf(centsOfMinutes(rate, minutes))), minutes, euroText(rate))}
          </Fact>
        ) : null}
      </dl>
    </>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

interface RoundProps extends Pick<OfDayProps, 'demand'> {
  readonly logs: readonly DriverLog[];
}

/** The round of the demand, as its driver's logs have it. */
function Round({ demand: { dock, created_at }, logs }: RoundProps) {
  if (!dock) return <p>{texts.noRound}</p>;
  const line = logs.flatMap((log) => log.logs ?? []).find(({ link_id }) => link_id === dock);
  const code = dockCode(dock);
  return (
    <section>
      <h3>{texts.round(code)}</h3>
      {line ? (
        <dl className={styles.facts}>
          <Fact label={texts.left}>{clockText(line.started_at) || texts.untold}</Fact>
          <Fact label={texts.stops}>
            {[line.comment, typeof line.orders === 'number' ? texts.delivered(line.orders) : null]
              .filter(Boolean)
              .join(', ') || texts.untold}
          </Fact>
          <Fact label={texts.asked}>{clockText(created_at)}</Fact>
          <Fact label={texts.back}>{clockText(line.ended_at) || line.error?.message || texts.untold}</Fact>
        </dl>
      ) : (
        <p>{texts.roundUnknown(code)}</p>
      )}
    </section>
  );
}

/** V and R, as the two buttons. Offline a decision is a draft: no money is queued (SUP-376). */
function Decide({ demand, drafts }: EvidenceProps) {
  const { isOnline } = useOnline();
  const { noRight, whyNotRefuse, whyNotValidate, refuse, validate } = useDecisions(demand);
  const [isAsked, setAsked] = useState(false);
  const decide = {
    refuse: () => (isOnline ? setAsked(true) : drafts.put(demand.id, 'refuse')),
    validate: () => (isOnline ? validate() : drafts.put(demand.id, 'validate')),
  };
  const reasons = {
    refuse: isOnline ? whyNotRefuse : noRight,
    validate: isOnline ? whyNotValidate : noRight,
  };
  useSingleKey('r', () => reasons.refuse === null && decide.refuse());
  useSingleKey('v', () => reasons.validate === null && decide.validate());
  const [name, at] = saidOf(demand);
  return (
    <>
      {isOnline ? null : <p role="status">{texts.offline}</p>}
      <p className={styles.decide}>
        <Button variant="soft" color="red" reason={reasons.refuse} onClick={decide.refuse}>
          {texts.refuse} <kbd>R</kbd>
        </Button>
        <Button reason={reasons.validate} onClick={decide.validate}>
          {texts.validate} <kbd>V</kbd>
        </Button>
      </p>
      {isAsked ? (
        <Confirm
          title={demandTexts.refuseTitle}
          text={demandTexts.sureToRefuse(name, at)}
          confirm={demandTexts.refuseIt}
          onConfirm={() => {
            setAsked(false);
            void refuse();
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
