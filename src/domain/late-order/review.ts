import type { LateOrder } from './late-order.ts';

/** Who dealt with a lateness, and when. */
export interface Review {
  readonly at: string;
  readonly by: string;
}

const blank: LateOrder = {
  credit: null,
  recredit_shipping_fee: null,
  sms_template_id: null,
  needs_review: false,
  sent_at: null,
};

/** The record of a lateness someone has dealt with; an order without one gets it (DSP-720). */
export const reviewed = (
  record: LateOrder | null,
  { at, by }: Review,
  given: Pick<LateOrder, 'credit' | 'recredit_shipping_fee'> = {},
): LateOrder => ({ ...blank, ...record, ...given, reviewed_at: at, reviewed_by: by });

/** Whether someone, or the server itself, has dealt with it: nothing is done twice. */
export const isTreated = (record: LateOrder | null) => !!record?.reviewed_at || !!record?.sent_at;
