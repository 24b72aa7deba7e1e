import { expect, it } from 'vitest';
import { toReturnText } from '../../../src/domain/driver/hidden-products.ts';

it('DSP-636 a driver has nothing to give back, or this much of that', () => {
  expect(toReturnText('Ali Dutour', [])).toBe("Ali Dutour n'a rien à retourner");
  const products = [
    { name: 'sacs isothermes', quantity: 3 },
    { name: 'caisse', quantity: 1 },
  ];
  expect(toReturnText('Ali Dutour', products)).toBe('Ali Dutour doit retourner : 3 sacs isothermes, 1 caisse');
});
