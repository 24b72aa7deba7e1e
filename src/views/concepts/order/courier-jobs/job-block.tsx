import type { ReactNode } from 'react';
import type { ExternalJob } from '../../../../domain/courier/external-job.ts';
import { type JobDelivery, type JobFacts, jobFacts } from '../../../../domain/courier/job-facts.ts';
import type { Provider } from '../../../../domain/courier/provider.ts';
import { providerNames } from '../../../../domain/courier/text.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { webAddress } from '../../../../domain/web-address.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import styles from './job-block.module.css';
import { courierTexts } from './text.ts';

interface JobBlockProps {
  readonly provider: Provider;
  readonly job: ExternalJob;
  readonly delivery: JobDelivery;
  /** Its buttons. */
  readonly children?: ReactNode;
}

/** A job given to a courier: its facts, the courier, and how to reach him (DSP-378, DSP-675, DSP-685 to DSP-689). */
export function JobBlock({ provider, job, delivery, children }: JobBlockProps) {
  const facts = jobFacts(provider, job, delivery);
  return (
    <div className={styles.job} data-imminent={facts.isImminent}>
      <div className={styles.line}>
        <Icon name="truck" size={12} />
        <strong>{providerNames[provider]}</strong>
        <Badge tone="blue">{facts.status}</Badge>
        {facts.deliveryStatus ? <Badge tone={facts.failure ? 'red' : 'gray'}>{facts.deliveryStatus}</Badge> : null}
        {facts.isImminent ? (
          <Badge tone="amber">
            <Icon name="bolt" size={11} /> {courierTexts.imminent}
          </Badge>
        ) : null}
        <span>{facts.vehicle}</span>
        <Time time={facts.time} />
      </div>
      <Failure failure={facts.failure} />
      <div className={styles.line}>
        <Courier facts={facts} />
        <Links provider={provider} trackingUrl={facts.trackingUrl} />
        {children}
      </div>
    </div>
  );
}

function Time({ time }: Pick<JobFacts, 'time'>) {
  if (!time) return null;
  return <span className={styles.time}>{courierTexts[time.of](hourText(time.at))}</span>;
}

/** The courier's phone is for everybody: DSP-121 is about own drivers (DSP-688). */
function Courier({ facts: { courier, phone } }: { readonly facts: JobFacts }) {
  return (
    <>
      {courier ? <span>{courier}</span> : null}
      {phone ? (
        <PhoneLink phone={phone} label={sentence`${courierTexts.call(courier ?? courierTexts.courier)} ${phone}`} />
      ) : null}
    </>
  );
}

/** Links to follow the courier, and to his provider's console (DSP-052, LNK-17). */
function Links({ provider, trackingUrl }: { readonly provider: Provider; readonly trackingUrl: string | null }) {
  const { config } = useSignedIn();
  const dashboard = webAddress(config.courierDashboards?.[provider]);
  const name = providerNames[provider];
  return (
    <>
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer" aria-label={courierTexts.trackingOf(name)}>
          {courierTexts.tracking}
        </a>
      ) : null}
      {dashboard ? (
        <a href={dashboard} target="_blank" rel="noopener noreferrer">
          {courierTexts.dashboard(name)}
        </a>
      ) : null}
    </>
  );
}

/** Why a delivery failed, and the bags' way back (DSP-686). */
function Failure({ failure }: Pick<JobFacts, 'failure'>) {
  if (!failure) return null;
  const { reason, returnStatus, returnAt } = failure;
  const back = joined(', ', [returnStatus, returnAt && courierTexts.returnAt(hourText(returnAt))]);
  return (
    <dl className={styles.failure}>
      {reason ? <Fact name={courierTexts.reason} value={reason} /> : null}
      {back ? <Fact name={courierTexts.return} value={back} /> : null}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name} : </dt>
      <dd>{value}</dd>
    </div>
  );
}
