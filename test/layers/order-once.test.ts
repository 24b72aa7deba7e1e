import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

// The name of an order and the address of its file are written in one place each.

const modules = ['src', 'server/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

/** An order's public number, else its id: as `random_id ?? String(id)`, or `order_random_id ?? order`. */
const nameByHand = /random_?id\s*(\?\?|\|\|)\s*(String\(|[\w.]*(id|order)\b)/i;
const addressByHand = /\/support\/order\/\$\{/;

const writtenIn = (pattern: RegExp) => modules.filter((path) => pattern.test(readFileSync(path, 'utf8')));

it('nothing but `orderName` makes the name of an order, and `orderPath` the address of its file', () => {
  expect(modules.length).toBeGreaterThan(1_000);
  expect(writtenIn(nameByHand)).toEqual(['src/domain/order/name.ts']);
  expect(writtenIn(addressByHand)).toEqual(['src/domain/order/path.ts']);
});

it.each([
  ['order.random_id ?? String(order.id)', true],
  ['randomId ?? packingId', true],
  ['order_random_id ?? order', true],
  ['log.order_random_id ?? log.order', true],
  ['order.random_id ?? null', false],
  ["order.random_id ?? ''", false],
])('%s', (source, isName) => {
  expect(nameByHand.test(source)).toBe(isName);
});
