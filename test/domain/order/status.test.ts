import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inStatusOrder, orderStatusLabel } from '../../../src/domain/order/status.ts';

const table = {
  paid: 'PAYÉE',
  prep: 'EN PRÉP.',
  prepared: 'FINALISÉE',
  shipping: 'EN LIVRAISON',
  received: 'LIVRÉE',
  undeliveredclient: 'PAS LÀ',
  now: 'PREP. MNT.',
  later: 'PREP. + TARD',
  'stand-by': 'STAND BY',
  important: 'IMPORTANT',
  'to-check': 'À VÉRIF.',
  'waiting-products': 'ATTENTE PROD.',
  'xd-to-check': 'CROSSDOCKING À VÉRIF.',
  redestock: 'DESTOCK (RE)',
  canceled: 'ANNULÉE',
  restock: 'RESTOCK',
  blocked: 'BLOQUÉE',
  unpaid: 'À PAYER',
};

describe('order status labels', () => {
  it.each(Object.entries(table))('DSP-310 PRP-680 PRP-681 shows %s as %s', (code, label) => {
    expect(orderStatusLabel(code)).toBe(label);
  });

  it('DSP-310 PRP-682 shows an unknown code as it is', () => {
    expect(['teleported', 'constructor', null].map(orderStatusLabel)).toEqual(['teleported', 'constructor', '']);
  });

  it('DSP-311 keeps the leading colon of waiting_restock', () => {
    expect(orderStatusLabel('waiting_restock')).toBe(': Attente de restockage');
  });
});

describe('lists of statuses', () => {
  it('DSP-312 puts redestock, canceled, restock and blocked last, in that order', () => {
    const given = ['blocked', 'paid', 'restock', 'canceled', 'prep', 'redestock', 'shipping'];
    expect(inStatusOrder(given)).toEqual(['paid', 'prep', 'shipping', 'redestock', 'canceled', 'restock', 'blocked']);
  });

  it('DSP-312 leaves the other statuses in the order given', () => {
    const others = fc.uniqueArray(fc.constantFrom('paid', 'prep', 'prepared', 'shipping', 'received', 'now'));
    fc.assert(
      fc.property(others, (codes) => {
        expect(inStatusOrder(['blocked', ...codes, 'canceled'])).toEqual([...codes, 'canceled', 'blocked']);
      }),
    );
  });
});
