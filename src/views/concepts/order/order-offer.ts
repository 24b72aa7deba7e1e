import type { TaskRow } from '../../../db/view-rows/dispatch.ts';
import type { Metas } from '../../../domain/center/center.ts';
import { whyNotOfMarketplace } from '../../../domain/order/marketplace.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { OrderSheet } from '../../../domain/order/sheet/sheet.ts';
import { marketplaceRefusals } from '../../../domain/order/text.ts';
import type { Refusal } from '../../../domain/result.ts';
import { may, type Permission } from '../../../domain/session/permissions.ts';
import { rightTexts } from '../../../domain/session/right-text.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import type { Task } from '../../../domain/task/task.ts';
import { type Refusing, refusalText } from '../../kit/actions/refusal-text.ts';
import type { Offer } from '../../kit/offers/offer.ts';
import { setQuery } from '../../kit/router/router.tsx';
import type { DialogQuery } from '../../kit/windows/parameters.ts';
import type { ConsoleWindow } from '../../kit/windows/window.ts';
import { orderTexts } from './text.ts';

/** An order as on boards, with fields of its sheet. */
type OfferedOrder = Omit<Order, 'products'> &
  Partial<
    Pick<
      OrderSheet,
      | 'updating'
      | 'shipping_fee_refund_or_recredit'
      | 'amount'
      | 'amount_refund'
      | 'payment_method'
      | 'last_external_job_id'
      | 'subscription_id'
      | 'subscription_status'
    >
  >;

/** The subject of an order's offers. */
export interface OrderSubject {
  readonly orderId: number;
  /** The device's order: in full from its sheet, less from a board; undefined once it is gone. */
  readonly order: OfferedOrder | undefined;
  readonly task: (Pick<Task, 'flagged_orders'> & Partial<Pick<Task, 'max_shipping_time' | 'late_order'>>) | undefined;
  /** Its row on a board of its center; undefined without one. */
  readonly row: TaskRow | undefined;
  /** Why its money does not move just now; null or absent where it may (SUP-376). */
  readonly moneyWaits?: string | null;
}

export interface OrderHere {
  /** The sheet requires more than boards do (docs/spec/rules.md). */
  readonly place: 'board' | 'sheet';
  readonly user: SessionUser;
  readonly metas: Metas | undefined;
  readonly nowMs: number;
  /** The server keeps calls to make (OUR-221). */
  readonly hasCalls: boolean;
}

export type OrderOffer = Offer<OrderSubject, OrderHere>;

/** One label everywhere, or another on the sheet. */
type Label = string | Readonly<Record<OrderHere['place'], string>>;

interface OrderOfferSpec {
  readonly name: string;
  readonly label: Label;
  readonly isDanger?: boolean;
  /** Its window, opened on the subject. */
  readonly window: Pick<ConsoleWindow<never>, 'needs'> & { readonly at: (subject: OrderSubject) => DialogQuery };
  readonly isOffered?: (subject: OrderSubject, here: OrderHere) => boolean;
  /** Why the order refuses it, as in guard and server. */
  readonly refusal?: {
    readonly command: Refusing;
    readonly whyNot: (order: OfferedOrder, metas: Metas | undefined) => Refusal | null;
  };
  /** Why it is listed but disabled; null where it is not. */
  readonly reason?: (subject: OrderSubject, here: OrderHere) => string | null;
  /**
   * The users allowed on the sheet: those who edit orders (SUP-701), dock staff too (SUP-703), or everybody (SUP-486).
   * Null for a view only, which no state of the order blocks.
   */
  readonly onSheet?: 'edit' | 'crates' | 'everybody' | null;
}

/** An action on an order, in a window. */
export function orderOffer({
  name,
  label,
  isDanger = false,
  window,
  isOffered,
  refusal,
  reason,
  onSheet = 'edit',
}: OrderOfferSpec): OrderOffer {
  return {
    ...{ name, isDanger },
    label: (_subject, { place }) => (typeof label === 'string' ? label : label[place]),
    ...(isOffered ? { isOffered } : {}),
    reason: (subject, here) =>
      shutOnSheet(subject, here, onSheet) ??
      lackedRight(here.user, window.needs) ??
      reason?.(subject, here) ??
      (refusal && subject.order ? refusedBy(refusal, subject.order, here.metas) : null),
    press: (subject) => setQuery(window.at(subject)),
  };
}

/**
 * Why the sheet blocks it now: the user may not change orders, somebody else changes this one, or a marketplace sold it
 * (SUP-305, SUP-306, SUP-701 to SUP-703). An action under way blocks offers alone, never waiting actions.
 */
function shutOnSheet(
  { order }: OrderSubject,
  { place, user }: OrderHere,
  onSheet: OrderOfferSpec['onSheet'],
): string | null {
  if (place !== 'sheet' || onSheet === null || onSheet === undefined) return null;
  if (onSheet !== 'everybody' && !may(user, onSheet)) return rightTexts.edit;
  if (order?.updating) return orderTexts.updating;
  return order && whyNotOfMarketplace(order) ? marketplaceRefusals.ofMarketplace : null;
}

function lackedRight(user: SessionUser, needs: readonly Permission[]): string | null {
  const lacked = needs.find((need) => !may(user, need));
  return lacked ? rightTexts[lacked] : null;
}

function refusedBy(
  { command, whyNot }: NonNullable<OrderOfferSpec['refusal']>,
  order: OfferedOrder,
  metas: Metas | undefined,
): string | null {
  const refusal = whyNot(order, metas);
  return refusal && refusalText(command, refusal);
}
