import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedReturn } from '../../../src/domain/deposit/asked-return.ts';

const owed = (deposit_label: string, quantity_debt: number) => ({ deposit_label, quantity_debt });

it('DSP-796 DSP-912 a return is of whole numbers from 0 to what is owed, and nothing else', () => {
  fc.assert(
    fc.property(fc.nat({ max: 50 }), fc.integer({ min: -60, max: 60 }), (debt, quantity) => {
      const isRefused = quantity < 0 || quantity > debt;
      const { returned, invalid } = askedReturn({ Bocal: String(quantity) }, [owed('Bocal', debt)]);
      expect(invalid).toEqual(isRefused ? ['Bocal'] : []);
      expect(returned).toEqual(isRefused || quantity === 0 ? {} : { Bocal: quantity });
    }),
  );
  for (const typed of ['1,5', '1.5', 'x', '1e1', '+1', '--'])
    expect(askedReturn({ Bocal: typed }, [owed('Bocal', 20)]).invalid).toEqual(['Bocal']);
});

it('DSP-797 DSP-798 only what is above 0 is sent, of what is still owed', () => {
  const products = [owed('Bocal', 3), owed('Caisse', 2), owed('Sac', 1)];
  expect(askedReturn({ Bocal: ' 2 ', Caisse: '0', Sac: '' }, products).returned).toEqual({ Bocal: 2 });
  expect(askedReturn({ Bonbonne: '1' }, products)).toEqual({ returned: {}, invalid: [] });
});
