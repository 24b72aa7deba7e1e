import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Address } from '../../../src/domain/address/address.ts';
import { euroText } from '../../../src/domain/money/money.ts';
import { addressLine } from '../../../src/domain/task/address.ts';
import { dateText } from '../../../src/domain/time/paris-time.ts';
import type { WholeInvoice } from './read-invoices.ts';
import { paymentNames, invoiceTexts as texts } from './text.ts';

type Page = PDFKit.PDFDocument;

const { resolve } = createRequire(import.meta.url);
/** They have the letters of every name in Latin, Greek or Cyrillic; the standard fonts of PDF do not. */
const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const margin = 50;
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
  const whole = new Promise<Buffer>((done, failed) => {
    page.on('end', () => done(Buffer.concat(chunks)));
    page.on('error', failed);
  });
  page.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  for (const invoice of invoices) write(page, invoice);
  numberPages(page);
  page.end();
  return whole;
}

function write(page: Page, invoice: WholeInvoice) {
  page.addPage();
  page.font('bold').fontSize(18).text(texts.title(invoice.number));
  page.font('regular').fontSize(10);
  page.text(texts.date(dayText(invoice.day)));
  page.text(`${texts.order(invoice.orderName)} (${invoice.orderId})`);
  page.text(texts.delivered(dayText(invoice.day))).moveDown();
  party(page, texts.soldBy, invoice.seller);
  party(page, texts.billedTo, invoice.buyer);
  page.moveDown();
  page.font('bold');
  row(page, texts.columns);
  page.font('regular');
  for (const { label, quantity, unitCents } of invoice.lines)
    row(page, [label, String(quantity), euros(unitCents), euros(quantity * unitCents)]);
  for (const { kind, cents } of invoice.fees) row(page, [texts[kind], '', '', euros(cents)]);
  page.font('bold');
  row(page, [texts.total, '', '', euros(invoice.totalCents)]);
  page.font('regular').moveDown();
  page.x = margin;
  page.text(texts.paidBy);
  for (const { type, cents } of invoice.payments) row(page, [paymentNames[type] ?? type, '', '', euros(cents)]);
  if (invoice.creditCents > 0) row(page, [texts.credit, '', '', euros(invoice.creditCents)]);
  page.moveDown();
  page.x = margin;
  page.fontSize(8).text(texts.taxes).fontSize(10);
}

function party(
  page: Page,
  title: string,
  { name, address }: { readonly name: string; readonly address: Address | null },
) {
  page.font('bold').text(title).font('regular').text(name);
  const line = addressLine(address);
  if (line !== '') page.text(line);
  page.moveDown(0.5);
}

/** One row of the table, on a new page where it would not fit. */
function row(page: Page, cells: readonly string[]) {
  const height = Math.max(
    ...cells.map((text, at) => page.heightOfString(text || ' ', { width: columns[at]?.width ?? 0 })),
  );
  if (page.y + height > page.page.height - margin - 20) page.addPage();
  const top = page.y;
  for (const [at, { x, width, align }] of columns.entries()) page.text(cells[at] ?? '', x, top, { width, align });
  page.x = margin;
  page.y = top + height + 3;
}

/** At the foot of each page; a text below the margin would begin another page. */
function numberPages(page: Page) {
  const { start, count } = page.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    page.switchToPage(start + at);
    page.page.margins.bottom = 0;
    page
      .font('regular')
      .fontSize(8)
      .text(texts.page(at + 1, count), margin, page.page.height - margin + 10, { align: 'center', lineBreak: false });
  }
}
