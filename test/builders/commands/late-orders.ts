import {
  ignoreLateness,
  markWarned,
  sendLateSms,
  validateLateness,
} from '../../../src/domain/late-order/commands/review.ts';
import { anOrder, aTask } from '../rows.ts';
import { aWorld, type World } from '../world.ts';
import { noonMs, type Sample, sample } from './sample.ts';

/** Order 1001 of client 5, delivered by task 1; with a record that nobody has looked at where one is given. */
const late = (late_order: object | null = null): World =>
  aWorld()
    .with('order', anOrder(1001, { late_order, center_id: 9, shipping_fee: 2.9 }))
    .with('task', aTask(1, { late_order, client: { id: 5 } }));

const recorded = late({ credit: 5, recredit_shipping_fee: false, sms_template_id: 14, needs_review: true });

const who = {
  ...{ orderId: 1001, randomId: 'A12', taskId: 1 },
  ...{ at: new Date(noonMs).toISOString(), by: 'claire@quai.example' },
};

export const lateOrderSamples: readonly Sample[] = [
  sample(sendLateSms)('with a credit', late(), { ...who, creditCents: 550, message: 'Bonjour.' }),
  sample(markWarned)('without a record', late(), who),
  sample(ignoreLateness)('with a record', recorded, who),
  sample(ignoreLateness)('without a task', recorded.without('task', 1), { ...who, taskId: null }),
  sample(validateLateness)('with the fee', recorded, { ...who, creditCents: 750, recredit: true, sms: 'Bonjour.' }),
];
