import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { type Driver, DriverId } from '../../../../src/domain/driver/driver.ts';
import { extraCostRefusal } from '../../../../src/domain/extra-cost/check.ts';
import { addExtraCost } from '../../../../src/domain/extra-cost/commands/add.ts';
import { DemandId } from '../../../../src/domain/extra-cost/demand.ts';
import { whyNotAmount } from '../../../../src/domain/extra-cost/minutes-amount.ts';
import { centsOfEuros, eurosOf } from '../../../../src/domain/money/cents.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { type Refusal, refuse } from '../../../../src/domain/result.ts';
import { Id, maybe } from '../../../../src/domain/schema.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import type { LockedDemand } from '../../db/demands/demands.ts';
import type { NewExtraCost } from '../../db/demands/extra-costs.ts';
import { SentDay } from '../../http/bounds.ts';
import type { Rows } from '../reads.ts';

/** Euros, positive or negative. */
const maxAmount = 1_000_000;
const dayMinutes = 24 * 60;

const Amount = z.number().check(
  z.minimum(-maxAmount),
  z.maximum(maxAmount),
  z.refine((euros) => eurosOf(centsOfEuros(euros)) === euros),
);

/** The entity of section "Extra cost" of support.md; euros with at most two decimals. */
export const ExtraCost = z.strictObject({
  driver: DriverId,
  day: SentDay,
  amount: Amount,
  minutes: z.optional(z.int().check(z.gte(0), z.maximum(dayMinutes))),
  extracost_type: Id,
  comment: maybe(z.string().check(z.maxLength(500))),
  order: z.optional(OrderId),
  dock_id: z.optional(Id),
  driver_log_group: z.optional(Id),
  driver_log: z.optional(Id),
  driver_extra_cost_demand_id: z.optional(DemandId),
  /** The day of a closed month that it pays for: that of the demand (LOG-206). */
  corrects: z.optional(SentDay),
});
type ExtraCost = z.infer<typeof ExtraCost>;

const centsOf = (body: ExtraCost) => centsOfEuros(body.amount);

/** Why an extra cost for an order is refused: the rules of the command that enters it. */
export function refusalOfCost(body: ExtraCost, driver: Driver, rows: Rows): Refusal | null {
  const { order, dock_id, minutes, comment } = body;
  if (body.corrects !== undefined) return refuse('corrects');
  const isThere = (kind: 'order' | 'dock', id: number | undefined) => id === undefined || !!rows.get(kind, id);
  if (!isThere('order', order) || !isThere('dock', dock_id)) return refuse('orderGone');
  return addExtraCost.guard(
    {
      ...{ driverId: driver.id, driverName: driver.name ?? '', center: centerOf(driver) },
      ...{ day: body.day, typeId: body.extracost_type, amountCents: centsOf(body), minutes: minutes ?? null },
      ...{ comment: comment ?? '', orderId: order ?? null, dockId: dock_id ?? null },
    },
    rows,
  );
}

/**
 * Why an answer to a demand is refused: it must be in minutes, for the driver, order and round of the demand (LOG-103,
 * LOG-104).
 */
export function refusalOfAnswer(body: ExtraCost, demand: LockedDemand): Refusal | null {
  if (body.minutes === undefined) return refuse('inMinutes');
  if (body.driver !== demand.driver) return refuse('otherDriver');
  if (body.corrects !== undefined && body.corrects !== dayOfDemand(demand)) return refuse('corrects');
  const isIts = (said: number | undefined, its: number | null) => said === undefined || said === its;
  if (!isIts(body.order, demand.order_id) || !isIts(body.dock_id, demand.dock_id)) return refuse('orderGone');
  return extraCostRefusal({
    ...{ driverId: body.driver, day: body.day, typeId: body.extracost_type },
    ...{ amountCents: centsOf(body), minutes: body.minutes },
  });
}

/** The Paris day of a demand. */
const dayOfDemand = ({ created_at }: Pick<LockedDemand, 'created_at'>) => parisDay(Date.parse(created_at));

/** Why an amount is not that of its minutes, at the rate of its driver on its day (LOG-097). */
export const refusalOfMinutes = (body: ExtraCost, hourlyCents: number): Refusal | null =>
  body.minutes === undefined ? null : whyNotAmount({ minutes: body.minutes, amountCents: centsOf(body), hourlyCents });

/** The row to enter. The order or round of a demand may be deleted already: the demand still names it. */
export function costOf(body: ExtraCost, driver: Driver, rows: Rows): NewExtraCost {
  return {
    ...{ center_id: centerOf(driver), driver: driver.id, day: body.day, amount_cents: centsOf(body) },
    ...{ extracost_type: body.extracost_type, done_by: rows.by, minutes: body.minutes ?? null },
    comment: body.comment || null,
    corrects: body.corrects ?? null,
    order_id: rows.get('order', body.order)?.id ?? null,
    dock_id: rows.get('dock', body.dock_id)?.id ?? null,
  };
}

const centerOf = (driver: Driver) => CenterId.parse(driver.current_center_id ?? driver.center);
