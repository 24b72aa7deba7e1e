import * as z from 'zod/mini';
import { recordNames } from '../../db/queries/records.ts';
import { get } from '../../domain/command.ts';
import { Order } from '../../domain/order/order.ts';
import { OrderSheet } from '../../domain/order/sheet/sheet.ts';
import { Id } from '../../domain/schema.ts';
import { isRecord, type RawRow } from '../../domain/wire.ts';
import type { RecordEndpoint } from '../records/endpoint.ts';

/** Parts of a sheet that are asked for beside the order itself (API-S01). */
export const orderSheetParts = {
  ...{ products: '1', payment_details: '1', parent_order: '1', child_orders: '1', cross_docking_orders: '1' },
  ...{ order_stat_driver: '1', driver_logs: '1', crates: '1' },
};

const fieldsOf = (schema: { readonly shape: object }) => Object.keys(schema.shape);
/** All but the lines, which belong to the sheet. */
const shared = fieldsOf(Order).filter((field) => field !== 'products');
const own = fieldsOf(OrderSheet);

const only = (row: RawRow, fields: readonly string[]): RawRow =>
  Object.fromEntries(fields.flatMap((field) => (field in row ? [[field, row[field]]] : [])));

const Place = z.object({ center_id: z.nullish(Id), center: z.nullish(Id) });

const centerIn = (body: unknown): number | undefined => {
  const place = Place.safeParse(body).data;
  return place?.center_id ?? place?.center ?? undefined;
};

/** An order in full, of whatever center and day (SUP-003, API-S01): the order, and the fields only its sheet has. */
export const orderSheet: RecordEndpoint = {
  name: recordNames.orderSheet,
  periodMs: 60_000,
  request: ({ subject }) => get(`/processing-orders/${subject}/`, { query: orderSheetParts }),
  parts: (body, { subject }) =>
    isRecord(body) && body.id === subject
      ? [
          { kind: 'order', list: 'order', rows: [only(body, shared)] },
          { kind: 'orderSheet', list: 'order', rows: [only(body, own)] },
        ]
      : null,
  place: { kind: 'order', of: centerIn },
};

/** The sheet of an order of which a refund is under way: its parts are seen as they come to an end (SUP-376). */
export const openRefunds: RecordEndpoint = {
  ...orderSheet,
  name: recordNames.openRefunds,
  periodMs: 5_000,
  request: ({ subject }) => get(`/processing-orders/${subject}/`, { query: { products: '1', payment_details: '1' } }),
};
