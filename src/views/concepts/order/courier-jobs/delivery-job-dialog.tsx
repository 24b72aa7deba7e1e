import { type ReactNode, useEffect, useState } from 'react';
import {
  type DeliveryJob,
  deliveryJob,
  isOfSecondCourier,
  type JobOfDelivery,
} from '../../../../domain/courier/delivery-job.ts';
import { courierVehicleLabel, jobStatusLabels } from '../../../../domain/courier/text.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { OrderId } from '../../../../domain/order/order.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { webAddress } from '../../../../domain/web-address.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import styles from './delivery-job.module.css';
import { deliveryJobTexts as texts } from './delivery-job-text.ts';

interface DeliveryJobProps {
  readonly orderId: number;
  readonly jobId: number;
  readonly onClose: () => void;
}

/** A job of an order, in full. One that cannot be read closes the window, silently (SUP-540 to SUP-543). */
export function DeliveryJobDialog({ orderId, jobId, onClose }: DeliveryJobProps) {
  const [askedAt] = useState(Date.now);
  const told = useDetail(deliveryJob, { orderId: OrderId.parse(orderId), jobId, askedAt });
  const hasFailed = told !== undefined && told.error !== null && told.value === undefined;
  // The address keeps the window open.
  useEffect(() => {
    if (hasFailed) onClose();
  }, [hasFailed, onClose]);
  if (hasFailed) return null;
  return (
    <Dialog title={texts.title(jobId)} width="520px" onClose={onClose}>
      <DetailAnswer answer={told && { ...told, error: null }} loading={texts.loading}>
        {(job) => (isOfSecondCourier(job) ? <OfSecondCourier job={job} /> : <OfAnyCourier job={job} />)}
      </DetailAnswer>
    </Dialog>
  );
}

interface JobProps {
  readonly job: DeliveryJob;
}

/** SUP-544, SUP-545. */
function OfAnyCourier({ job }: JobProps) {
  const person = job.driver ?? job.courier;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={texts.status}>{jobStatusLabels.STUART(job.status)}</Fact>
        <Fact name={texts.comment}>{said(job.comment)}</Fact>
        <Fact name={texts.distance}>{typeof job.distance === 'number' ? texts.km(decimal(job.distance)) : null}</Fact>
        <Fact name={texts.duration}>
          {typeof job.duration === 'number' ? texts.minutes(Math.round(job.duration)) : null}
        </Fact>
        <Person name={texts.driver} person={person} />
        <Fact name={texts.priceExcluded}>{price(job.pricing?.price_tax_excluded)}</Fact>
        <Fact name={texts.priceIncluded}>{price(job.pricing?.price_tax_included)}</Fact>
      </dl>
      {(job.deliveries ?? []).map((delivery, at) => (
        <Delivery key={delivery.id ?? at} delivery={delivery} nth={at + 1} />
      ))}
    </>
  );
}

function Delivery({ delivery, nth }: { readonly delivery: JobOfDelivery; readonly nth: number }) {
  const { id, status, picked_at, delivered_at, proof, cancellation } = delivery;
  const signature = webAddress(proof?.signature_url);
  const title = texts.delivery(id ?? nth);
  return (
    <section className={styles.delivery} aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles.facts}>
        <Fact name={texts.status}>{jobStatusLabels.STUART(status)}</Fact>
        <Fact name={texts.pickedAt}>{dateTimeText(picked_at)}</Fact>
        <Fact name={texts.deliveredAt}>{dateTimeText(delivered_at)}</Fact>
        <Fact name={texts.proof}>
          {signature ? (
            <a href={signature} target="_blank" rel="noopener noreferrer">
              {texts.signature}
            </a>
          ) : null}
        </Fact>
        <Fact name={texts.canceledBy}>{said(cancellation?.canceledBy)}</Fact>
        <Fact name={texts.cancelReason}>{said(cancellation?.reason_key)}</Fact>
        <Fact name={texts.cancelComment}>{said(cancellation?.comment)}</Fact>
      </dl>
    </section>
  );
}

/** SUP-546, SUP-547. */
function OfSecondCourier({ job }: JobProps) {
  const { dropoff } = job;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.status}>{jobStatusLabels.UBER_DIRECT(job.status)}</Fact>
      <Person name={texts.courier} person={job.courier ?? job.driver} />
      <Fact name={texts.fee}>{typeof job.fee === 'number' ? euroText(job.fee / 100) : null}</Fact>
      <Fact name={texts.pickup}>{dateTimeText(job.pickup_eta)}</Fact>
      <Fact name={texts.dropoff}>{dateTimeText(job.dropoff_eta)}</Fact>
      <Fact name={texts.recipient}>{said(dropoff?.name)}</Fact>
      <Fact name={texts.address}>{said(dropoff?.address)}</Fact>
      <Fact name={texts.notes}>{said(dropoff?.notes)}</Fact>
      <Fact name={texts.pincode}>{said(dropoff?.verification?.pincode)}</Fact>
      <Fact name={texts.undeliverableAction}>{said(job.undeliverable_action)}</Fact>
      <Fact name={texts.undeliverableReason}>{said(job.undeliverable_reason)}</Fact>
    </dl>
  );
}

interface PersonProps {
  readonly name: string;
  readonly person: DeliveryJob['driver'];
}

function Person({ name, person }: PersonProps) {
  if (!person) return null;
  return (
    <>
      <Fact name={name}>{said(person.display_name ?? person.name)}</Fact>
      <Fact name={texts.phone}>{person.phone ? <PhoneLink phone={person.phone} /> : null}</Fact>
      <Fact name={texts.vehicle}>{courierVehicleLabel(person.vehicle_type)}</Fact>
    </>
  );
}

/** A line; an empty one is left out. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const said = (text: string | null | undefined) => (text?.trim() ? isolated(text) : null);
const price = (euros: number | null | undefined) => (typeof euros === 'number' ? euroText(euros) : null);
const decimal = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',');
