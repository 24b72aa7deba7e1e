import type { Acceptance } from '../../command.ts';
import { flatten, isRecord } from '../../wire.ts';
import type { OrderSheet } from '../sheet/sheet.ts';

/** The order in an answer, with those of these fields of its sheet that the answer has. */
export function sheetOf(body: unknown, fields: readonly (keyof OrderSheet)[]): Acceptance {
  if (!isRecord(body)) return { rows: [] };
  const { products: _, ...order } = body;
  const own = fields.flatMap((field) => (field in body ? [[field, body[field]] as const] : []));
  const sheet = own.length > 0 ? flatten('orderSheet', 'answer', [{ id: body.id, ...Object.fromEntries(own) }]) : [];
  return { rows: [...flatten('order', 'answer', [order]), ...sheet] };
}
