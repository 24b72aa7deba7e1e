import type { LateOrder } from './late-order.ts';

/** Who handled a lateness, and when. */
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

/** The record of a lateness after a review; an order without a record gets one (DSP-720). */
export const reviewed = (
  record: LateOrder | null,
  { at, by }: Review,
  given: Pick<LateOrder, 'credit' | 'recredit_shipping_fee'> = {},
): LateOrder => ({ ...blank, ...record, ...given, reviewed_at: at, reviewed_by: by });

/** Whether somebody, or the server itself, has handled it: nothing is done twice. */
export const isTreated = (record: LateOrder | null) => !!record?.reviewed_at || !!record?.sent_at;
