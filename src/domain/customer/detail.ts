import * as z from 'zod/mini';
import { get } from '../command.ts';
import { detail } from '../detail.ts';
import { personKeptMs } from '../order/sheet-detail.ts';
import { Customer, CustomerId } from './customer.ts';

/** A customer as support sees him: asked for by id and address, kept under his id alone (SUP-002, API-S42). */
export const customerFile = detail('support.customer', {
  args: z.object({ userId: CustomerId, email: z.string().check(z.minLength(1), z.maxLength(320)) }),
  subject: ({ userId }) => ({ userId }),
  value: Customer,
  throttleMs: 3_000,
  permission: null,
  keptMs: personKeptMs,
  request: ({ userId, email }) => get(`/users/${userId}/support-info/`, { query: { email } }),
});
