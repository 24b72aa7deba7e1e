import { type OrderSubject, orderOffer } from '../order-offer.ts';
import { deliveryJobTexts } from './delivery-job-text.ts';
import { deliveryJobWindow } from './window.ts';

/** The last job of an order, from its sheet alone; 0 for none. */
const lastJob = ({ order }: OrderSubject): number => order?.last_external_job_id ?? 0;

/** Everybody may look at the job of a courier (SUP-540). */
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
