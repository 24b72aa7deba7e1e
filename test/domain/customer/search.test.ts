import { describe, expect, it } from 'vitest';
import { askedText, Hit, hitsOf, meantBy } from '../../../src/domain/customer/search.ts';

const hit = (id: number, fields: object) => Hit.parse({ id, ...fields });
const ines = hit(1, {
  ...{ email: 'Ines.Prevost@courriel.example', name: 'Inès Prévost', phone_number: '+33 6 39 98 00 12' },
  last_orders_id_with_short_number: [{ id: 7, random_id: 'BFAC9Q' }],
});
const antoine = hit(2, {
  ...{ email: 'antoine@courriel.example', name: 'Antoine Quintallet', phone_number: '06 39 98 00 13' },
  last_orders_id_with_short_number: [{ id: 8, random_id: 'QGYAJM' }],
});
const both = [ines, antoine];

describe('whoever is meant by a typed text', () => {
  it.each([
    ['a whole e-mail that nobody has', 'inez.prevost@courriel.example'],
    ['a phone number that nobody has', '06 39 98 00 14'],
    ['an order that nobody has, spelled', 'B F A C 9 Z'],
    ['an order that nobody has, as on its label', 'CMD-BFAC9Z'],
  ])('SUP-023 SUP-029 %s is nobody, whoever is nearly so', (_, typed) => {
    expect(hitsOf(typed, both)).toEqual([]);
    expect(meantBy(typed, hitsOf(typed, [antoine]))).toBeNull();
    expect(meantBy(typed, [antoine])).toBeNull();
  });

  it.each([
    ['ines.prevost@courriel.example', { hit: ines }],
    ['+33 (0)6 39 98 00 12', { hit: ines }],
    ['tel:0639980013', { hit: antoine }],
    ['b f a c 9 q', { orderId: 7 }],
    ['n° qgyajm', { orderId: 8 }],
    ['qgyajm', { orderId: 8 }],
  ])('SUP-029 %s is certain among several', (typed, meant) => expect(meantBy(typed, both)).toEqual(meant));

  it('SUP-022 a part is looked for as it stands while one types, and Enter opens nobody by a part', () => {
    expect(hitsOf('prevost@courriel', both)).toEqual([ines]);
    expect(meantBy('prevost@courriel', [ines])).toBeNull();
    expect(hitsOf('06 39 98', both)).toEqual(both);
    expect(meantBy('0639980', [ines])).toBeNull();
  });

  it('SUP-022 a number with a word beside it is found by its digits', () => {
    const office = hit(3, { phone_number: '06 39 98 00 15 (bureau)' });
    expect(meantBy('06.39.98.00.15', hitsOf('06.39.98.00.15', [office, ines]))).toEqual({ hit: office });
  });

  it('SUP-029 of a name the only hit is opened, and nobody of several', () => {
    expect(hitsOf('prevot', both)).toEqual(both);
    expect(meantBy('prevost', [ines])).toEqual({ hit: ines });
    expect(meantBy('courriel', both)).toBeNull();
  });

  it('SUP-023 the number of an order is asked for as it is printed, any other text as it was typed', () => {
    expect(['B F A C 9 Q', 'CMD-bfac9q', ' Prévost ', '12 quai'].map(askedText)).toEqual([
      ...['BFAC9Q', 'BFAC9Q', 'Prévost', '12 quai'],
    ]);
  });
});
