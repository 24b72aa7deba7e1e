import { expect, it } from 'vitest';
import { phoneDigits } from '../../src/domain/typed/phone.ts';

it.each([
  ['06 39 98 00 12', '0639980012'],
  ['06.39.98.00.12', '0639980012'],
  ['06\u201139\u201398-00\u00a012', '0639980012'],
  ['+33 6 39 98 00 12', '0639980012'],
  ['+33 (0)6 39 98 00 12', '0639980012'],
  ['0033639980012', '0639980012'],
  ['tel:+33639980012', '0639980012'],
  ['Tél. : 06 39 98 00 12', '0639980012'],
  ['\u202a06\u200b39980012\u202c', '0639980012'],
  ['+32 475 12 34 56', '32475123456'],
  ['0639', '0639'],
])('SUP-020 the digits of %j', (written, digits) => expect(phoneDigits(written)).toBe(digits));

it.each(['abc', '', '12 rue', '06 39 a', 'BFAC9Q', '+'])('%j is no phone number', (text) =>
  expect(phoneDigits(text) || null).toBeNull(),
);
