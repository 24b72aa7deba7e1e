import { nobodysCenter, placeOf } from '../../../../db/queries/records.ts';
import { visibleRow } from '../../../../db/queries/rows.ts';
import type { QuaiDb } from '../../../../db/schema.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { keyOf } from '../../../../domain/rows.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import type { FileOf } from './open-files.ts';
import { openFilesTexts as texts } from './text.ts';

/** The name of a file: its customer and the public number of its order, or its id where the device knows neither. */
export function useFileName({ kind, id }: FileOf) {
  const { db } = useSignedIn();
  const { who, order, email } = useSeenQuery(() => knownOf(db, { kind, id }), [db, kind, id]) ?? {};
  return { who, order, email, name: [who, order].filter(Boolean).join(' ') || texts.unnamed[kind](id) };
}

/** The replica's facts: whose file it is, the public number of an order, the e-mail a customer's file is read with. */
async function knownOf(db: QuaiDb, { kind, id }: FileOf) {
  if (kind === 'customer') {
    const customer = await visibleRow(db, nobodysCenter, 'customer', id);
    return { who: fullName(customer?.first_name, customer?.last_name), order: null, email: customer?.email ?? null };
  }
  const center = (await placeOf(db, keyOf('order', id)))?.center ?? null;
  if (center === null) return null;
  const [order, sheet] = await Promise.all([
    visibleRow(db, center, 'order', id),
    visibleRow(db, center, 'orderSheet', id),
  ]);
  const customer = sheet?.user ? await visibleRow(db, nobodysCenter, 'customer', sheet.user.id) : undefined;
  const who = fullName(customer?.first_name, customer?.last_name) || fullName(order?.firstname, order?.lastname);
  return { who, order: order ? orderName({ id, random_id: order.random_id }) : null, email: null };
}

const fullName = (...names: readonly (string | null | undefined)[]) => names.filter(Boolean).join(' ');
