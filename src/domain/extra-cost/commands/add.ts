import * as z from 'zod/mini';
import { CenterId } from '../../center/center.ts';
import { command, get, live, post } from '../../command.ts';
import { DriverId } from '../../driver/driver.ts';
import { eurosOf } from '../../late-order/credit.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { flatten } from '../../wire.ts';
import { extraCostRefusal } from '../check.ts';
import { extraCostRefusals } from '../text.ts';

/**
 * An extra cost of a driver, for an order and its round (DSP-300, DSP-921, API-L04). Nothing tells one from the next of as
 * much: it is never sent twice (SUP-376).
 */
export const addExtraCost = command('extraCost.add', {
  version: 1,
  args: z.object({
    driverId: DriverId,
    driverName: z.string(),
    center: CenterId,
    day: z.iso.date(),
    typeId: Id,
    amountCents: z.int(),
    /** Null in amount mode (LOG-100). */
    minutes: z.nullable(z.int().check(z.gte(0))),
    comment: z.string().check(z.maxLength(500)),
    orderId: z.nullable(OrderId),
    dockId: z.nullable(Id),
  }),
  reads: ({ driverId }) => ({ driver: [driverId] }),
  guard: ({ minutes, ...entered }, rows) =>
    rows.get('driver', entered.driverId)
      ? extraCostRefusal({ ...entered, minutes: minutes ?? undefined })
      : refuse('gone'),
  holds: () => false,
  effect: () => [],
  request: ({ driverId, day, typeId, amountCents, minutes, comment, orderId, dockId }) =>
    post('/driver-extra-costs/', {
      body: {
        driver: driverId,
        day,
        amount: eurosOf(amountCents),
        extracost_type: typeId,
        comment,
        ...(minutes === null ? {} : { minutes }),
        ...(orderId === null ? {} : { order: orderId }),
        ...(dockId === null ? {} : { dock_id: dockId }),
      },
    }),
  accept: () => ({ rows: [] }),
  reread: ({ center }) => get('/drivers/', { query: { center: String(center) } }),
  acceptReread: (body) => ({ rows: Array.isArray(body) ? flatten('driver', 'answer', body) : [] }),
  lane: ({ driverId }) => [keyOf('driver', driverId)],
  delivery: live,
  text: {
    title: 'Surcoût',
    label: ({ driverName, amountCents }) => `Surcoût de ${driverName} : ${eurosOf(amountCents).toFixed(2)} €`,
    success: 'Sauvegarde effectuée',
    failureSeconds: 30,
    untitled: true,
    refusals: extraCostRefusals,
  },
});
