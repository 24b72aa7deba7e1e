import { describe, expect, it } from 'vitest';
import { localAddress, usualCity } from '../../../src/domain/task/local-address.ts';

const at = (street: string, postalCode: string | null, city: string) => ({
  address: [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  postalCode,
});

const paris = at('12 rue de Rivoli', '75004', 'Paris');
const cergy = at('112 rue des Écoles', '95000', 'Cergy');

describe('the city that goes without saying', () => {
  it('is that of more than half of a list', () => {
    expect(usualCity([paris, cergy, at('4 rue Pajol', '75018', 'Paris')])).toBe('Paris');
    expect(usualCity([paris, cergy])).toBeNull();
    expect(usualCity([])).toBeNull();
  });

  it('is left out of its own addresses alone', () => {
    expect(localAddress(paris, 'Paris')).toBe('12 rue de Rivoli, 75004');
    expect(localAddress(cergy, 'Paris')).toBe('112 rue des Écoles, 95000 Cergy');
    expect(localAddress(paris, null)).toBe(paris.address);
  });

  it('stays where there is no postal code to stand for it, and in an address that is isolated', () => {
    const bare = at('12 rue de Rivoli', null, 'Paris');
    expect(localAddress(bare, 'Paris')).toBe('12 rue de Rivoli, Paris');
    const turned = { address: '\u2068רחוב, 75004 Paris\u2069', postalCode: '75004' };
    expect(localAddress(turned, 'Paris')).toBe(turned.address);
  });
});
