import PDFDocument from 'pdfkit';
import { euroText } from '../../../src/domain/money/money.ts';
import { addressLine } from '../../../src/domain/task/address.ts';
import { dateText } from '../../../src/domain/time/paris-time.ts';
import { Pen } from './pen.ts';
import type { CreditNote } from './read-credit-notes.ts';
import type { WholeInvoice } from './read-invoices.ts';
import { paymentNames, invoiceTexts as texts } from './text.ts';

type Page = PDFKit.PDFDocument;

const margin = 50;
/** Between the margins of A4. */
const whole = 495;
/** Kept free at the foot, for the number of the page. */
const foot = 20;
/** Where the columns of the table begin, and their widths, points. */
const columns = [
  { x: margin, width: 265, align: 'left' },
  { x: 315, width: 50, align: 'right' },
  { x: 365, width: 90, align: 'right' },
  { x: 455, width: 90, align: 'right' },
] as const;

const euros = (cents: number) => euroText(cents / 100);
/** Noon UTC, which is the same day in Paris. */
const dayText = (day: string) => dateText(`${day}T12:00:00Z`);

/** Invoices as one PDF file, each on pages of its own (docs/adr/0046). `nowMs` is the creation date in the file. */
export async function invoicesPdf(invoices: readonly WholeInvoice[], nowMs: number): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'fr-FR',
    info: { Title: texts.file, CreationDate: new Date(nowMs) },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const file = new Promise<Buffer>((done, failed) => {
    page.on('end', () => done(Buffer.concat(chunks)));
    page.on('error', failed);
  });
  const pen = new Pen(page);
  for (const invoice of invoices) {
    write(page, pen, invoice);
    for (const note of invoice.creditNotes) writeNote(page, pen, invoice, note);
  }
  numberPages(page, pen);
  page.end();
  return file;
}

function write(page: Page, pen: Pen, invoice: WholeInvoice) {
  page.addPage();
  const put = (text: string, style: Partial<Pick<Pen, 'weight' | 'size'>> = {}) => line(page, pen, text, style);
  const list = (cells: readonly string[], weight: Pen['weight'] = 'regular') => row(page, pen, cells, weight);
  put(texts.title(invoice.number), { weight: 'bold', size: 18 });
  put(texts.date(dayText(invoice.day)));
  put(`${texts.order(invoice.orderName)} (${invoice.orderId})`);
  put(texts.delivered(dayText(invoice.day)));
  parties(page, pen, invoice);
  list(texts.columns, 'bold');
  for (const { label, quantity, unitCents } of invoice.lines)
    list([label, String(quantity), euros(unitCents), euros(quantity * unitCents)]);
  for (const { kind, cents } of invoice.fees) list([texts[kind], '', '', euros(cents)]);
  list([texts.total, '', '', euros(invoice.totalCents)], 'bold');
  skip(page, pen);
  put(texts.paidBy);
  for (const { type, cents } of invoice.payments) list([paymentNames[type] ?? type, '', '', euros(cents)]);
  if (invoice.creditCents > 0) list([texts.credit, '', '', euros(invoice.creditCents)]);
  skip(page, pen);
  put(texts.taxes, { size: 8 });
}

/** What went back of an invoice, on a page of its own (SUP-604). */
function writeNote(page: Page, pen: Pen, invoice: WholeInvoice, note: CreditNote) {
  page.addPage();
  const put = (text: string, style: Partial<Pick<Pen, 'weight' | 'size'>> = {}) => line(page, pen, text, style);
  const list = (cells: readonly string[], weight: Pen['weight'] = 'regular') => row(page, pen, cells, weight);
  const { number, takesBack, day, reason, lines, type, cents } = note;
  put(takesBack === null ? texts.creditNote(number) : texts.withdrawn(takesBack), { weight: 'bold', size: 18 });
  if (takesBack !== null) put(texts.numbered(number));
  put(texts.date(dayText(day)));
  put(texts.onInvoice(invoice.number));
  put(`${texts.order(invoice.orderName)} (${invoice.orderId})`);
  if (reason !== null) put(texts.reason(reason));
  parties(page, pen, invoice);
  if (lines.length > 0) list(texts.columns.slice(0, 2), 'bold');
  for (const { label, quantity } of lines) list([label, String(quantity)]);
  list([texts.total, '', '', euros(cents)], 'bold');
  skip(page, pen);
  put(texts.givenBackTo);
  list([paymentNames[type] ?? type, '', '', euros(cents)]);
  skip(page, pen);
  put(texts.taxes, { size: 8 });
}

/** Who sold, and to whom. */
function parties(page: Page, pen: Pen, { seller, buyer }: WholeInvoice) {
  const put = (text: string, style: Partial<Pick<Pen, 'weight' | 'size'>> = {}) => line(page, pen, text, style);
  skip(page, pen);
  for (const [title, { name, address }] of [
    [texts.soldBy, seller],
    [texts.billedTo, buyer],
  ] as const) {
    put(title, { weight: 'bold' });
    for (const text of [name, addressLine(address)]) if (text !== '') put(text);
    skip(page, pen, 0.5);
  }
  skip(page, pen);
}

const skip = (page: Page, pen: Pen, lines = 1) => {
  page.y += pen.lineHeight * lines;
};

/** Begins another page where a height has no place on this one. */
function makeRoom(page: Page, height: number) {
  if (page.y + height > page.page.height - margin - foot) page.addPage();
}

/** A text over the whole width, below what was written last. */
function line(page: Page, pen: Pen, text: string, style: Partial<Pick<Pen, 'weight' | 'size'>>) {
  Object.assign(pen, { weight: 'regular', size: 10, ...style });
  const height = pen.heightOf(text, whole);
  makeRoom(page, height);
  const top = page.y;
  pen.draw(text, { x: margin, y: top, width: whole });
  page.y = top + height;
  pen.size = 10;
}

/** One row of the table. */
function row(page: Page, pen: Pen, cells: readonly string[], weight: Pen['weight']) {
  pen.weight = weight;
  const height = Math.max(...cells.map((text, at) => pen.heightOf(text, columns[at]?.width ?? 0)));
  makeRoom(page, height);
  const top = page.y;
  for (const [at, { x, width, align }] of columns.entries()) pen.draw(cells[at] ?? '', { x, y: top, width, align });
  page.y = top + height + 3;
}

function numberPages(page: Page, pen: Pen) {
  const { start, count } = page.bufferedPageRange();
  Object.assign(pen, { weight: 'regular', size: 8 });
  for (let at = 0; at < count; at += 1) {
    page.switchToPage(start + at);
    pen.draw(texts.page(at + 1, count), {
      ...{ x: margin, y: page.page.height - margin + 10, width: whole, align: 'center' },
    });
  }
}
