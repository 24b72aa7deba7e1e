import { expect, it } from 'vitest';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { invoicesFileName, invoiceYears } from '../../../src/domain/customer/invoice.ts';

it('SUP-600 the years are that of today in Paris, which is the next one half an hour before it is in UTC, and the two before', () => {
  expect(invoiceYears(Date.parse('2026-12-31T22:59:59Z'))).toEqual([2026, 2025, 2024]);
  expect(invoiceYears(Date.parse('2026-12-31T23:30:00Z'))).toEqual([2027, 2026, 2025]);
});

it('SUP-601 a file without a name of its own has customer and year in it', () => {
  expect(invoicesFileName(CustomerId.parse(77), 2025)).toBe('factures_77_2025.pdf');
});
