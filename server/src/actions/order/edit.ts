import * as z from 'zod/mini';
import { bagsReplaced, setBags } from '../../../../src/domain/order/commands/bags.ts';
import { orderOptions } from '../../../../src/domain/order/commands/option.ts';
import { BagCount, type Order, OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { withZoneBags, zoneOfOrder } from '../../../../src/domain/zone/zone.ts';
import { readOrders } from '../../db/read.ts';
import { textId } from '../../http/input.ts';
import { type Answer, action } from '../action.ts';
import { theOrder } from '../answers.ts';
import { refusalText } from '../refusal-text.ts';
import { actionTexts } from '../text.ts';
import { flatOf } from './status-body.ts';

/** The isothermal bags of one of its zones (SUP-490, PRP-515). */
const ZoneBags = z.strictObject({ pseudo_zone_id: Id, number_of_bags_isotherm: BagCount });

/** The fields of an order that a flat patch may change (API-023). */
const FlatOrder = z.strictObject({
  number_of_bags: z.optional(BagCount),
  number_of_bags_isotherm: z.optional(BagCount),
  number_of_crates: z.optional(BagCount),
  is_replace_allowed: z.optional(z.boolean()),
  option_tranquility: z.optional(z.boolean()),
  pseudo_zones: z.optional(z.array(ZoneBags).check(z.maxLength(50))),
});

const crates = ({ number_of_crates }: Order) => ({ number_of_crates: number_of_crates ?? null });

const theFlatOrder =
  (id: number): Answer =>
  async (db) =>
    (await readOrders(db, { ids: [id] })).map(flatOf)[0];

/** The total includes the isothermal bags; a count left out keeps its value (DSP-833). */
export const editOrder = action({
  method: 'PATCH',
  path: '/processing-orders/:id/',
  summary: "Modifie des champs simples d'une commande, dont les nombres de sacs",
  permission: 'flow',
  // SUP-701, SUP-705: fields that boards share are for whoever sees the flow, the options of the sheet are for editors.
  needs: ({ body }) => (orderOptions.some((option) => body[option] !== undefined) ? 'edit' : null),
  answers: 'Order',
  input: z.object({ id: textId(OrderId), flat: z.optional(z.literal('1')), body: FlatOrder }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id] }),
  basis: ({ id, body }, rows) => {
    const order = rows.get('order', id);
    const zones = (body.pseudo_zones ?? []).map((zone) => zone.pseudo_zone_id);
    if (!order || orderOptions.some((option) => body[option] !== undefined)) return null;
    if (body.number_of_crates !== undefined) return { values: crates(order), orders: [id] };
    return { values: bagsReplaced(order, zones), orders: [id] };
  },
  decide: ({ id, flat, body: { number_of_bags, number_of_bags_isotherm, pseudo_zones = [], ...fields } }, rows) => {
    const order = rows.get('order', id);
    const answer = flat ? theFlatOrder(id) : theOrder(id);
    if (pseudo_zones.some((zone) => !zoneOfOrder(order, zone.pseudo_zone_id)))
      return { verdict: 'refuse', error: refusalText(setBags.text, refuse('noZone')) };
    const zones = pseudo_zones.map((zone) => ({ zoneId: zone.pseudo_zone_id, isotherm: zone.number_of_bags_isotherm }));
    const own = patch('order', order, { ...fields, ...(zones.length > 0 ? withZoneBags(order ?? {}, zones) : {}) });
    if (number_of_bags === undefined && number_of_bags_isotherm === undefined)
      return { verdict: 'accept', patches: own, answer };
    const isotherm = number_of_bags_isotherm ?? order?.number_of_bags_isotherm ?? 0;
    const dry = (number_of_bags ?? order?.number_of_bags ?? 0) - isotherm;
    if (dry < 0) return { verdict: 'refuse', error: actionTexts.tooManyIsotherm };
    const args = { orderId: id, dry, isotherm };
    const refusal = setBags.guard(args, rows);
    if (refusal) return { verdict: 'refuse', error: refusalText(setBags.text, refusal) };
    return { verdict: 'accept', patches: [...own, ...setBags.effect(args, rows)], answer };
  },
});
