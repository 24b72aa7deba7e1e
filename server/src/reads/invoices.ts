import * as z from 'zod/mini';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { invoicesFileName } from '../../../src/domain/customer/invoice.ts';
import { badRequest, notFound } from '../http/failure.ts';
import { textId } from '../http/input.ts';
import { invoiceSummary, readInvoices } from '../invoices/read-invoices.ts';
import { invoiceTexts } from '../invoices/text.ts';
import { FileAnswer, read } from './read.ts';

/** A year of the calendar of Paris. */
const Year = z.pipe(z.string().check(z.regex(/^20\d\d$/)), z.transform(Number));

/** The invoices of a customer for a year (SUP-603, API-S50). */
const list = read({
  path: '/users/:id/invoices/',
  summary: "Les factures d'un client pour une année",
  permission: 'accounts',
  answers: ['Invoice'],
  input: z.object({ id: textId(CustomerId), year: Year }),
  answer: async ({ id, year }, { db }) => (await readInvoices(db, id, year)).map(invoiceSummary),
});

/** The same as one PDF file; 404 where there are none. The user comes from the session (SUP-601, SUP-602, API-S51). */
const download = read({
  path: '/users/:id/invoices/download/',
  summary: "Les factures d'un client pour une année, en un fichier PDF",
  permission: 'accounts',
  answers: null,
  input: z.object({ id: textId(CustomerId), year: Year, requester_email: z.string() }),
  answer: async ({ id, year, requester_email }, { db }, { user, nowMs }) => {
    if (requester_email.trim().toLowerCase() !== user.email?.toLowerCase())
      throw badRequest(invoiceTexts.otherRequester);
    const invoices = await readInvoices(db, id, year);
    if (invoices.length === 0) throw notFound(invoiceTexts.noInvoice);
    // What draws it takes half a second to load, which no start should wait for.
    const { invoicesPdf } = await import('../invoices/pdf.ts');
    return new FileAnswer('application/pdf', invoicesFileName(id, year), await invoicesPdf(invoices, nowMs));
  },
});

export const invoiceReads = [list, download] as const;
