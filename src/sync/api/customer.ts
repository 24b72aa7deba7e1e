import { recordNames } from '../../db/queries/records.ts';
import { get } from '../../domain/command.ts';
import { isRecord } from '../../domain/wire.ts';
import type { RecordEndpoint } from '../records/endpoint.ts';

/** A customer as support sees him: asked for by id and address, kept under his id alone (SUP-002, API-S42). */
export const customer: RecordEndpoint = {
  name: recordNames.customer,
  periodMs: 60_000,
  request: ({ subject }, email) => (email ? get(`/users/${subject}/support-info/`, { query: { email } }) : null),
  asideIn: { kind: 'customer', of: (row) => ('email' in row ? row.email : null) },
  parts: (body, { subject }) =>
    isRecord(body) && body.id === subject ? [{ kind: 'customer', list: 'customer', rows: [body] }] : null,
};

/** The orders of a customer, in every center, as summaries (SUP-080, API-S02). */
export const customerOrders: RecordEndpoint = {
  name: recordNames.customerOrders,
  periodMs: 60_000,
  request: ({ subject }) => get('/processing-orders/', { query: { user_id: String(subject) } }),
  parts: (body) => (Array.isArray(body) ? [{ kind: 'orderSummary', list: 'orders', rows: body }] : null),
};
