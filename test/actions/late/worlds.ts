import { noonMs } from '../../builders/noon.ts';
import { anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, type World } from '../../builders/world.ts';

/** Order 1001 of client 5, delivered by task 1; with a record that nobody has looked at where one is given. */
export const late = (late_order: object | null = null): World =>
  aWorld()
    .with('order', anOrder(1001, { late_order, center_id: 9, shipping_fee: 2.9 }))
    .with('task', aTask(1, { late_order, client: { id: 5 } }));

export const recorded = late({ credit: 5, recredit_shipping_fee: false, sms_template_id: 14, needs_review: true });

export const who = {
  ...{ orderId: 1001, randomId: 'A12', taskId: 1 },
  ...{ at: new Date(noonMs).toISOString(), by: 'claire@quai.example' },
};

/** The client, as the server reaches him. */
export const reached = { clientId: 5, phone: '06 12 34 56 78' };
