import type { Acceptance } from '../../command.ts';
import { isRecord } from '../../wire.ts';
import type { CustomerId } from '../customer.ts';

/** The customer in an answer; nothing if it is another one. */
export const customersOf = (body: unknown, { userId }: { readonly userId: CustomerId }): Acceptance => ({
  rows: isRecord(body) && body.id === userId ? [{ kind: 'customer', list: 'customer', rows: [body] }] : [],
});
