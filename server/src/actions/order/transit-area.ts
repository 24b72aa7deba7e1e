import * as z from 'zod/mini';
import { valuesOf } from '../../../../src/domain/basis.ts';
import { changeTransitArea as command, placeNames } from '../../../../src/domain/order/commands/transit-area.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { depotOf } from '../../../../src/domain/transit/depot.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';
import { actionTexts } from '../text.ts';
import { foreignDepot, foreignZoneDepot, orderDepotBody } from './depot.ts';

const Body = z.strictObject(orderDepotBody);
type Body = z.infer<typeof Body>;

/**
 * A type or a trolley that the center does not have, in the order's depot, its second trolley or the depot of a zone.
 */
const foreignIn = (body: Body, rows: Rows) =>
  foreignDepot(body, rows) ??
  foreignDepot({ ...body, trolley_id: body.additional_trolley_id }, rows) ??
  (body.pseudo_zones ?? []).map((zone) => foreignZoneDepot(zone, rows)).find((foreign) => foreign !== null) ??
  null;

const zonesIn = ({ pseudo_zones = [] }: Body) =>
  pseudo_zones.map(({ pseudo_zone_id: zoneId, transit_subarea, ...fields }) => ({
    zoneId,
    depot: depotOf({ ...fields, transit_area_name: transit_subarea }),
  }));

/** Sets where the bags of an order are (DSP-837, API-044). */
export const changeTransitArea = action({
  method: 'POST',
  path: '/processing-orders/:id/change_transit_area/',
  summary: "Change la zone de dépôt d'une commande",
  permission: 'depots',
  answers: 'Order',
  input: z.object({ id: textId(OrderId), body: Body }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id], settings: true }),
  basis: ({ id }, rows) => {
    const values = valuesOf(rows.get('order', id), placeNames);
    return values ? { values, orders: [id] } : null;
  },
  decide: ({ id, body }, rows) => {
    if (!rows.get('order', id)) return conflictOf(command.text, refuse('gone'), { orders: [id] });
    const foreign = foreignIn(body, rows);
    if (foreign) return { verdict: 'refuse', error: actionTexts[foreign] };
    const args = { orderId: id, depot: depotOf(body), additional: body.additional_trolley_id, zones: zonesIn(body) };
    const refusal = command.guard(args, rows);
    if (refusal) return refusalOf(command.text, refusal);
    return { verdict: 'accept', patches: command.effect(args, rows), answer: theOrder(id) };
  },
});
