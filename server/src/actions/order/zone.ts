import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { BagCount, OrderId } from '../../../../src/domain/order/order.ts';
import { type Refusal, refuse } from '../../../../src/domain/result.ts';
import { type Patch, patch } from '../../../../src/domain/rows.ts';
import { Id } from '../../../../src/domain/schema.ts';
import type { Depot } from '../../../../src/domain/transit/depot.ts';
import { zoneTyped } from '../../../../src/domain/typed/zone.ts';
import { finishZone, reopenZone, zoneDone } from '../../../../src/domain/zone/commands/done.ts';
import { lockZone } from '../../../../src/domain/zone/commands/lock.ts';
import type { ZoneOf } from '../../../../src/domain/zone/commands/zone-command.ts';
import { zoneRefusals } from '../../../../src/domain/zone/text.ts';
import { withZone, zoneName } from '../../../../src/domain/zone/zone.ts';
import { NumberCode } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { action, type Decision } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';
import { actionTexts } from '../text.ts';
import { foreignZoneDepot } from './depot.ts';

const about = { pseudo_zone_id: Id, order_id: z.optional(OrderId), center_id: z.optional(CenterId) };
const Done = z.strictObject({
  ...about,
  is_done: z.literal(true),
  number_of_bags_isotherm: z.optional(BagCount),
  number_of_crates: z.optional(BagCount),
  transit_area_type: z.optional(NumberCode),
  transit_subarea: z.optional(zoneTyped(80)),
  trolley_id: z.optional(Id),
});
type DoneBody = z.infer<typeof Done>;
const ToDo = z.strictObject({ ...about, is_done: z.literal(false) });
const Lock = z.strictObject({ ...about, is_locked: z.boolean() });

const input = z.object({ id: textId(OrderId), body: z.union([Done, ToDo, Lock]) });
type Input = z.infer<typeof input>;

/** Marks a zone of an order as done or to do again, or locks or unlocks it (PRP-489, PRP-490, PRP-495, API-046). */
export const changeZone = action({
  method: 'POST',
  path: '/processing-orders/:id/pseudozone/',
  summary: "Termine, reprend, verrouille ou déverrouille une zone de préparation d'une commande",
  permission: 'zones',
  answers: 'Order',
  input,
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id], settings: true }),
  decide: ({ id, body }, rows) => {
    const center = rows.settings?.id;
    if (!rows.get('order', id) || center === undefined) return refused(id, refuse('gone'));
    if ((body.order_id ?? id) !== id || (body.center_id ?? center) !== center)
      return { verdict: 'refuse', error: actionTexts.otherOrder };
    const zoneId = body.pseudo_zone_id;
    const zone = { orderId: id, center, zoneId, zoneName: zoneName(rows.settings, zoneId) };
    if ('is_locked' in body) return decided(lockZone, { ...zone, isLocked: body.is_locked }, rows);
    return body.is_done ? finish(zone, body, rows) : decided(reopenZone, zone, rows);
  },
});

function finish(zone: ZoneOf, body: DoneBody, rows: Rows): Decision {
  const foreign = foreignIn(body, rows);
  if (foreign) return { verdict: 'refuse', error: actionTexts[foreign] };
  const { number_of_bags_isotherm: isotherm = null, number_of_crates: crates = null } = body;
  const args = { ...zone, isotherm, crates, depot: depotIn(body) };
  const order = rows.get('order', zone.orderId);
  // The zone gets the name of the user.
  const done = withZone(order ?? {}, zone.zoneId, { ...zoneDone(args), user: rows.by });
  return decided(finishZone, args, rows, patch('order', order, { pseudo_zones_status: done }));
}

const depotIn = (body: DoneBody): Depot => ({
  type: body.transit_area_type ?? null,
  name: body.transit_subarea ?? '',
  trolley: body.trolley_id ?? null,
});

const foreignIn = ({ transit_area_type, trolley_id }: DoneBody, rows: Rows) =>
  transit_area_type === undefined ? null : foreignZoneDepot({ transit_area_type, trolley_id }, rows);

/** A missing input is a 400; a zone that has changed since the user saw it is a conflict. */
const refused = (id: Input['id'], refusal: Refusal): Decision =>
  ['gone', 'noZone', 'locked'].includes(refusal.code)
    ? conflictOf({ refusals: zoneRefusals }, refusal, { orders: [id] })
    : refusalOf({ refusals: zoneRefusals }, refusal);

interface ZoneCommand<Args> {
  guard(args: Args, rows: Rows): Refusal | null;
  effect(args: Args, rows: Rows): readonly Patch[];
}

function decided<Args extends { readonly orderId: Input['id'] }>(
  command: ZoneCommand<Args>,
  args: Args,
  rows: Rows,
  patches?: readonly Patch[],
): Decision {
  const refusal = command.guard(args, rows);
  if (refusal) return refused(args.orderId, refusal);
  return { verdict: 'accept', patches: patches ?? command.effect(args, rows), answer: theOrder(args.orderId) };
}
