import { useState } from 'react';
import { visibleRow } from '../../../../db/queries/rows.ts';
import { type Carrier, carrierBySheet, carrierOf } from '../../../../domain/courier/carrier.ts';
import { deliveryJob } from '../../../../domain/courier/delivery-job.ts';
import { providerNames } from '../../../../domain/courier/text.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { OrderOfDialog } from '../use-order.ts';
import { addressTexts } from './text.ts';

interface CarrierNoticeProps {
  readonly subject: OrderOfDialog;
}

/** Who carries the order to the address it has now, and what to do: nobody tells him of another (SUP-313). */
export function CarrierNotice({ subject }: CarrierNoticeProps) {
  const carrier = useCarrier(subject);
  if (!carrier) return null;
  const { provider, isCourier, name, phone } = carrier;
  const of = provider ? providerNames[provider] : addressTexts.ofProvider;
  return (
    <p role="status">
      {isCourier ? addressTexts.ofCourier(of, name) : addressTexts.ofDriver(name ?? addressTexts.aDriver)}{' '}
      {phone ? <PhoneLink phone={phone} /> : null}
    </p>
  );
}

/** By the round, where this device has it; else by the sheet, and the job that it names. */
function useCarrier({ order, task }: OrderOfDialog): Carrier | null {
  const { db } = useSignedIn();
  const center = useScope();
  const [askedAt] = useState(() => Date.now());
  const dockId = task?.dock ?? null;
  const rows = useSeenQuery(async () => {
    const dock = dockId === null ? undefined : await visibleRow(db, center, 'dock', dockId);
    const driver = dock?.driver ? await visibleRow(db, center, 'driver', dock.driver) : undefined;
    return { dock, driver, sheet: await visibleRow(db, center, 'orderSheet', order.id) };
  }, [db, center, dockId, order.id]);
  const jobId = rows && !rows.dock && order.status === 'shipping' ? rows.sheet?.last_external_job_id : null;
  const job = useDetail(deliveryJob, jobId ? { orderId: order.id, jobId, askedAt } : null)?.value;
  if (!rows) return null;
  if (rows.dock) return carrierOf(order, rows.dock, rows.driver);
  return rows.sheet ? carrierBySheet(order, rows.sheet, job) : null;
}
