import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center.ts';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { addExtraCost as command } from '../../../../src/domain/extra-cost/commands/add.ts';
import { eurosOf } from '../../../../src/domain/late-order/credit.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Id, maybe } from '../../../../src/domain/schema.ts';
import { enterExtraCost, lastExtraCost } from '../../db/extra-costs.ts';
import { type Answer, action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';

/** The entity of section "Extra cost" of support.md; euros with at most two decimals. */
const ExtraCost = z.strictObject({
  driver: DriverId,
  day: z.iso.date(),
  amount: z.number().check(z.refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6)),
  minutes: z.optional(z.int().check(z.gte(0))),
  extracost_type: Id,
  comment: maybe(z.string().check(z.maxLength(500))),
  order: z.optional(OrderId),
  dock_id: z.optional(Id),
});

/** An extra cost of a driver, from the menu of an order (DSP-300, DSP-921, API-L04). */
export const addExtraCost = action({
  method: 'POST',
  path: '/driver-extra-costs/',
  summary: "Enregistre un surcoût d'un livreur",
  permission: 'flow',
  answers: 'ExtraCostLog',
  input: z.object({ body: ExtraCost }),
  subject: ({ body }) => ({ kind: 'driver', id: body.driver }),
  reads: ({ body: { driver, order, dock_id } }) => ({
    driver: [driver],
    order: order === undefined ? [] : [order],
    dock: dock_id === undefined ? [] : [dock_id],
    settings: true,
  }),
  decide: ({ body }, rows) => {
    const { driver: driverId, amount, extracost_type, order, dock_id, minutes, comment } = body;
    const driver = rows.get('driver', driverId);
    if (!driver) return conflictOf(command.text, refuse('gone'), {});
    const type = rows.settings?.extracost_types?.find(({ id }) => id === extracost_type);
    if (!type) return refusalOf(command.text, refuse('type'));
    const isThere = (kind: 'order' | 'dock', id: number | undefined) => id === undefined || !!rows.get(kind, id);
    if (!isThere('order', order) || !isThere('dock', dock_id)) return refusalOf(command.text, refuse('orderGone'));
    const amountCents = Math.round(amount * 100);
    const refusal = command.guard(
      {
        ...{
          driverId,
          driverName: driver.name ?? '',
          center: CenterId.parse(driver.current_center_id ?? driver.center),
        },
        ...{ day: body.day, typeId: extracost_type, amountCents, minutes: minutes ?? null, comment: comment ?? '' },
        ...{ orderId: order ?? null, dockId: dock_id ?? null },
      },
      rows,
    );
    if (refusal) return refusalOf(command.text, refusal);
    const entered = {
      ...{ driver: driverId, day: body.day, amount_cents: amountCents, extracost_type, done_by: rows.by },
      ...{ minutes: minutes ?? null, comment: comment || null, order_id: order ?? null, dock_id: dock_id ?? null },
    };
    return {
      verdict: 'accept',
      patches: [],
      enters: [enterExtraCost(entered)],
      answer: theExtraCost(driverId, type.label ?? null),
    };
  },
});

/** The one just entered, as the logs of a driver tell it, while his center is locked. */
const theExtraCost =
  (driverId: number, label: string | null): Answer =>
  async (db) => {
    const found = await lastExtraCost(db, driverId);
    if (!found) return undefined;
    const { cost, driver } = found;
    const amount = eurosOf(cost.amount_cents);
    const { order_id, comment, minutes } = cost;
    return {
      id: cost.id,
      type: 'driverextracost',
      driver: {
        id: driver.id,
        name: driver.name,
        is_paid_by_race: driver.is_paid_by_race,
        hourly_rate: driver.data.hourly_rate ?? null,
      },
      started_at: null,
      ended_at: null,
      is_ended: true,
      date: cost.day,
      money_real: amount,
      logs: [{ label, link_id: order_id, comment, minutes, amount }],
    };
  };
