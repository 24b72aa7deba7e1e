import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

// A field of an answer becomes a link or a picture by the check of addresses alone.

const screens = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src/views', file));

/** A field as the wire names it, `order.receipt_url`, as the address of a link or a picture. */
const fieldAsAddress = /\b(href|src)=\{(\w+\??\.)*[a-z]+_\w+\}/;

it('DSP-052 no field of an answer is an address without its check', () => {
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.filter((path) => fieldAsAddress.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it.each([
  ['<a href={order.receipt_url}>', true],
  ['<img src={picture_thumbnail_url} alt="">', true],
  ['<a href={order.links?.tracking_url}>', true],
  ['<a href={receipt}>', false],
  ['<a href={addressOf(fraudPath(row.orderId))}>', false],
  ['<a href={addressOf(clientPath(user_id))}>', false],
  ['<a href={orderPath(order_id)}>', false],
])('%s', (source, isField) => {
  expect(fieldAsAddress.test(source)).toBe(isField);
});
