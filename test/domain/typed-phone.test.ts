import { expect, it } from 'vitest';
import { isPhone, phoneDigits, telAddress } from '../../src/domain/typed/phone.ts';

it.each([
  ['06 39 98 00 12', '0639980012'],
  ['06 39 98 00 12 (bureau)', '0639980012'],
  ['06\u201039\u201398\u201400\u221212', '0639980012'],
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

it.each([
  ['+33 (0)6 39 98 63 72', 'tel:+33639986372'],
  ['+330639986372', 'tel:+33639986372'],
  ['0033 6 39 98 63 72', 'tel:+33639986372'],
  ['\u202a06\u201139 98 63 72', 'tel:0639986372'],
  ['Tél. 06.39.98.63.72', 'tel:0639986372'],
  ['tel:+33639986372', 'tel:+33639986372'],
  ['06 39 98 63 72 (domicile)', 'tel:0639986372'],
  ['06/39/98/63/72', 'tel:0639986372'],
  ['06 39 98 63 72 / 01 42 00 00 00', 'tel:0639986372'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['3949', 'tel:3949'],
  ['abc', null],
  ['', null],
])('SUP-312 %j is dialled as %s', (written, address) => expect(telAddress(written)).toBe(address));

it.each([
  ['06 39 98 00 12', true],
  ['+33 6 39 98 00 12', true],
  ['+32 475 12 34 56', true],
  ['0039 06 6982', true],
  ['Tél. 06 39 98 00 12', true],
  ['abc', false],
  ['1', false],
  ['06 39 98 00', false],
  ['06 39 98 00 12 / 01 42 00 00 00', false],
  ['<b>06 39 98 00 12</b>', false],
  ['', false],
])('SUP-101 SUP-312 whether %j can be dialled: %s', (written, can) => expect(isPhone(written)).toBe(can));
