import * as z from 'zod/mini';
import { Alert } from '../alert/alert.ts';
import { Id, maybe } from '../schema.ts';

/** An alert of the floor (E-07): an order to prepare again, a missing trolley, a packer's comment. */
export const Notice = z.extend(Alert, {
  order_id: maybe(Id),
  order_random_id: maybe(z.string()),
  trolley_area: maybe(z.string()),
  transit_area: maybe(z.string()),
  /** Codes, or crates with codes (PRP-080). */
  crates: maybe(z.union([z.string(), z.array(z.union([z.string(), z.object({ id: maybe(Id), code: z.string() })]))])),
  reason_label: maybe(z.string()),
  reason_comment: maybe(z.string()),
  trolley_name: maybe(z.string()),
  expected_location: maybe(z.string()),
  comment: maybe(z.string()),
  about_user_id: maybe(Id),
});
export type Notice = Readonly<z.infer<typeof Notice>>;

/** How an alert is shown; an unknown type shows its label alone (PRP-080 to PRP-101). */
const noticeTypes = ['REPREPARATION', 'TROLLEY_NOT_FOUND', 'PACKER_COMMENT_LOG'] as const;
export type NoticeType = (typeof noticeTypes)[number];

export const noticeTypeOf = ({ type }: Pick<Notice, 'type'>): NoticeType | null =>
  noticeTypes.find((known) => known === type) ?? null;

/** Whether an alert has something to show: an unknown type needs a label (PRP-101). */
export const saysSomething = (notice: Pick<Notice, 'type' | 'label'>): boolean =>
  noticeTypeOf(notice) !== null || !!notice.label?.trim();

/** The crates of an alert, `12-34, 12-35`; a plain text as it is, empty where there are none (PRP-080). */
export function cratesText(crates: Notice['crates']): string {
  if (!Array.isArray(crates)) return crates ?? '';
  return crates.map((crate) => (typeof crate === 'string' ? crate : crate.code)).join(', ');
}
