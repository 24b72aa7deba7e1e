import * as z from 'zod/mini';
import type { FileRequest } from '../asking/file.ts';
import { get } from '../command.ts';
import { Euros } from '../money/euros.ts';
import { Id, maybe } from '../schema.ts';
import { parisDay } from '../time/paris-time.ts';
import { CustomerId } from './customer.ts';

/** One invoice, of one delivered order; `amount` with all taxes (API-S50). */
export const Invoice = z.object({
  id: Id,
  number: z.string(),
  order_id: Id,
  date: z.iso.date(),
  amount: maybe(Euros),
  /** What went back of it since (SUP-604). */
  credit_notes: maybe(z.array(z.object({ number: z.string(), date: z.iso.date(), amount: maybe(Euros) }))),
});
export type Invoice = Readonly<z.infer<typeof Invoice>>;

/** The years for which invoices are offered: the present one in Paris and the two before (SUP-600). */
export function invoiceYears(nowMs: number): readonly number[] {
  const year = Number(parisDay(nowMs).slice(0, 4));
  return [year, year - 1, year - 2];
}

/** The name of the file where the answer gives none (SUP-601). */
export const invoicesFileName = (userId: CustomerId, year: number) => `factures_${userId}_${year}.pdf`;

/** The invoices of a year; the e-mail of whoever asks appears in the call alone (SUP-601, SUP-602, API-S51). */
export const invoicesFile: FileRequest<{ userId: CustomerId; year: number; email: string }> = {
  name: 'customer.invoices',
  args: z.object({ userId: CustomerId, year: z.int(), email: z.string() }),
  permission: 'accounts',
  request: ({ userId, year, email }) =>
    get(`/users/${userId}/invoices/download/`, { query: { year: String(year), requester_email: email } }),
  fileName: ({ userId, year }) => invoicesFileName(userId, year),
  missing: 'Aucune facture trouvée pour cette année',
};
