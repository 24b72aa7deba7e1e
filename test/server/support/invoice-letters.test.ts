import { expect, it } from 'vitest';
import { linesOf } from '../../../server/src/invoices/lines.ts';
import { invoicesPdf } from '../../../server/src/invoices/pdf.ts';
import type { WholeInvoice } from '../../../server/src/invoices/read-invoices.ts';
import { runsOf, signsOf } from '../../../server/src/invoices/runs.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { pdfRuns, pdfText } from './pdf-text.ts';

const invoiceOf = (own: {
  readonly buyer?: string;
  readonly street?: string;
  readonly shop?: string;
  readonly products?: readonly string[];
}): WholeInvoice => ({
  creditNotes: [],
  ...{ orderId: OrderId.parse(7), orderName: 'ABC234', number: 'F2025-7', day: '2025-03-09', fees: [], creditCents: 0 },
  seller: { name: own.shop ?? 'Paris', address: null },
  buyer: {
    name: own.buyer ?? 'Anne Petit',
    address: { street_number: '9', street: own.street ?? 'Rue Noire', postal_code: '75020', city: 'Paris' },
  },
  lines: (own.products ?? ['Pain']).map((label) => ({ label, quantity: 2, unitCents: 150 })),
  payments: [{ type: 'stripe', cents: 300 }],
  totalCents: 300,
});

/** The text of a file, runs of one line put together again. */
const read = async (invoice: WholeInvoice) => {
  const { pages, text } = pdfText(await invoicesPdf([invoice], 0));
  return { pages, text: text.replaceAll('\n', '') };
};

const names = {
  Japanese: '山田 太郎さん、コーヒー',
  Chinese: '王小明',
  Greek: 'Ελένη Παπαδοπούλου',
  Cyrillic: 'Наталья Щёлокова',
  Polish: 'Łukasz Żółć',
  mixed: 'Łukasz 山田 & Наталья Ωmega',
};

it.each(Object.entries(names))('SUP-601 an invoice writes a name that is %s wherever it stands', async (_, name) => {
  const { text } = await read(
    invoiceOf({ buyer: name, street: `Rue ${name}`, shop: `Chez ${name}`, products: [`Thé ${name}`] }),
  );
  for (const part of [`Chez ${name}`, `9 Rue ${name}, 75020 Paris`, `Thé ${name}`]) expect(text).toContain(part);
  expect(text.split(name)).toHaveLength(5);
  expect(text).not.toContain('\uFFFD');
});

it('SUP-601 a sign that no font of the invoice has is seen as one that is not there', async () => {
  const { text } = await read(
    invoiceOf({ buyer: 'Anne 🥖 Petit 👨‍👩‍👧 \u{1F1EB}\u{1F1F7}', products: ['Pain \u{20000}'] }),
  );
  expect(text).toContain('Anne \uFFFD Petit \uFFFD \uFFFD');
  expect(text).toContain('Pain \uFFFD');
});

it('takes no room for signs of direction, and a line feed in a name is a space', () => {
  const text = runsOf(signsOf('\u2068Anne\u2069\u00AD\nPetit', 'bold')).map((run) => run.text);
  expect(text).toEqual(['Anne Petit']);
});

it('a sign and its marks are drawn in one font, each by the first font that has them', () => {
  const fonts = (text: string, weight: 'regular' | 'bold') =>
    runsOf(signsOf(text, weight)).map((run) => [run.font.name, run.text]);
  expect(fonts('Pâté 山田', 'bold')).toEqual([
    ['bold', 'Pâté '],
    ['japanese', '山田'],
  ]);
  expect(fonts('か\u3099', 'regular')).toEqual([['japanese', 'が']]);
});

/** Each sign as wide as one. */
const cut = (text: string, width: number) =>
  linesOf(signsOf(text, 'regular'), width, (signs) => signs.length).map((line) =>
    line.map((sign) => sign.text).join(''),
  );

it('lines end at spaces, between Japanese letters, and in a word that is wider than a line', () => {
  expect(cut('Pain de mie', 7)).toEqual(['Pain de', 'mie']);
  expect(cut('Thé 山田太郎', 6)).toEqual(['Thé 山田', '太郎']);
  expect(cut('茶コー、ヒー', 3)).toEqual(['茶', 'コー、', 'ヒー']);
  expect(cut('Anticonstitutionnel', 8)).toEqual(['Anticons', 'titution', 'nel']);
  expect(cut('', 8)).toEqual(['']);
});

it('a long name in two kinds of letters stays in its column, on lines below each other', async () => {
  const long = `${'Café au lait 山田珈琲店 '.repeat(12)}fin`;
  const { text, pages } = await read(invoiceOf({ products: Array.from({ length: 30 }, () => long) }));
  expect(text.match(/fin/g)).toHaveLength(30);
  expect(text).not.toContain('\uFFFD');
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain(`1 / ${pages}`);
});

it('each run is drawn in its own font, titles in bold', async () => {
  const pdf = await invoicesPdf([invoiceOf({ buyer: 'Anne 山田' })], 0);
  expect(pdfRuns(pdf)).toEqual(
    expect.arrayContaining([
      ['DejaVuSans-Bold', 'Facture F2025-7'],
      ['DejaVuSans', 'Anne '],
      ['Kosugi-Regular', '山田'],
    ]),
  );
});
