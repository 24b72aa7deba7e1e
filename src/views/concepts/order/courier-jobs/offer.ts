import { type OrderSubject, orderOffer } from '../order-offer.ts';
import { deliveryJobTexts } from './delivery-job-text.ts';
import { deliveryJobWindow } from './window.ts';

/** Only its sheet tells which job an order had last; 0 for none. */
const lastJob = ({ order }: OrderSubject): number => order?.last_external_job_id ?? 0;

/** The job of a courier is looked at by everybody (SUP-540). */
export const deliveryJobOffer = orderOffer({
  name: 'order.deliveryJob',
  label: deliveryJobTexts.entry,
  window: {
    needs: deliveryJobWindow.needs,
    at: (subject) => deliveryJobWindow.at({ orderId: subject.orderId, jobId: lastJob(subject) }),
  },
  isOffered: (subject) => lastJob(subject) > 0,
  onSheet: null,
});
