import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const acts = 'in the window of an action or a form: what it says is being decided';
const sheet = 'of one order or one refund, which has its own text or paper';
const within = 'its file is that of the page around it';

/** Views with a table that has no export of its own, and why (LOG-217). */
const without: Readonly<Record<string, string>> = {
  'concepts/deposits/client-deposits-dialog.tsx': acts,
  'concepts/deposits/figure-table.tsx': 'the frame',
  'concepts/deposits/movements/return-form.tsx': acts,
  'concepts/dock/give/candidate-table.tsx': acts,
  'concepts/dock/loading/loading-dialog.tsx': acts,
  'concepts/dock/route/comparison.tsx': acts,
  'concepts/dock/route/route-table.tsx': acts,
  'concepts/driver-log/log-lines.tsx': within,
  'concepts/driver-log/log-table.tsx': within,
  'concepts/driver-log/why/why-panel.tsx': within,
  'concepts/order/canteen/canteen-dialog.tsx': acts,
  'concepts/order/credit/after.tsx': acts,
  'concepts/order/credit/product-table.tsx': acts,
  'concepts/order/driver-statistics/driver-statistics-dialog.tsx': sheet,
  'concepts/order/refund/refunds-of.tsx': sheet,
  'concepts/order/refund/split.tsx': acts,
  'concepts/order/repreparation/products-step.tsx': acts,
  'rooms/arrivals/confirm-dialog.tsx': acts,
  'rooms/assign/rehearsal.tsx': acts,
  'rooms/dispatch/deliveries/delivery-table.tsx': within,
  'rooms/dispatch/drivers-soon/soon-table.tsx': within,
  'rooms/dispatch/past-day/round-table.tsx': within,
  'rooms/dispatch/past-day/stop-table.tsx': within,
  'rooms/home/board/stats.tsx': 'small figures',
  'rooms/logs/all-months/all-months-table.tsx': within,
  'rooms/support/blocks/money.tsx': sheet,
  'rooms/support/blocks/other-orders.tsx': sheet,
  'rooms/support/blocks/products.tsx': sheet,
  'rooms/support/course/page.tsx': sheet,
  'rooms/support/incident/touched-table.tsx': acts,
  'rooms/support/money-day/group-table.tsx': within,
  'rooms/support/search/hit-table.tsx': 'contact data of many customers',
  'ui/tables/row-table.tsx': 'the frame',
  'ui/tables/table.tsx': 'the frame',
};

const hasTable = (source: string) => /<(?:table|Table|RowTable|FigureTable)(?![\w.])/.test(source);
const hasExport = (source: string) => /<(?:TableExport|LinesExport|ListExport|HomeExport|ExportButton)\b/.test(source);

it('LOG-217 a view with a table offers its export, or stands here with why not', () => {
  const views = readdirSync('src/views', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const bare = views
    .filter((file) => {
      const source = readFileSync(`src/views/${file}`, 'utf8');
      return hasTable(source) && !hasExport(source);
    })
    .sort();
  expect(views.length).toBeGreaterThan(500);
  expect(bare).toEqual(Object.keys(without).sort());
});

it.each([
  ['<Table label={title}>', true],
  ['<RowTable label={title} />', true],
  ['<table className={styles.table}>', true],
  ['<Table label={title} file={<TableExport label={title} />}>', false],
  ['<Table.Root>', false],
])('%s', (source, isBare) => {
  expect(hasTable(source) && !hasExport(source)).toBe(isBare);
});

/** The names of files in a view, as far as they are written there: `credits-` of a template. */
const namesOf = (source: string) =>
  [...source.matchAll(/<(?:TableExport|LinesExport)\b[\s\S]*?\bname=(\{[^}]*\}?|"[^"]*")/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/["'`]([a-z][a-z-]*)/g)].map(([, name = '']) => name),
  );

it('LOG-217 each of them is saved in a test of its room, which compares it with the screen', () => {
  const read = (folder: string, end: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(end))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const names = [...new Set(read('src/views', '.tsx').flatMap(namesOf))].sort();
  const tests = read('test/component', '.test.ts').join('\n');
  expect(names.length).toBeGreaterThan(30);
  expect(names).toContain('uber-en-cours');
  const isSaved = (name: string) => new RegExp(`['"\`^]${name}${name.endsWith('-') ? '' : '(?![a-z])'}`).test(tests);
  expect(names.filter((name) => !isSaved(name))).toEqual([]);
});
