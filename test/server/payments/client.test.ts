import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentService, startPayments } from '../../../server/payments/service.ts';
import { paygreen } from '../../../server/src/payments/paygreen.ts';

const account = { shop: 'sh_1', key: 'sk_secret' };
const noFault = { refusal: null, losesAnswers: false, diesAfterCancel: false, isDown: false, delayMs: 0 };
let service: PaymentService;
beforeAll(async () => {
  service = await startPayments({
    ...account,
    hasCard: async () => undefined,
    hasMeal: async () => undefined,
    shopHas: async (id) => (id === 'po_none' ? undefined : { id, amount: 500, status: 'payment_order.pending' }),
  });
});
afterAll(() => service.close());
beforeEach(() => {
  Object.assign(service.paygreen.faults, noFault);
});

const client = (key = account.key) => paygreen({ ...account, key, url: service.urls.PAYGREEN });
const states = (id: string) => service.paygreen.find(id).then((order) => order?.status);

describe('Paygreen by HTTP', () => {
  it('is asked with a token of its own, and says what became of a payment order', async () => {
    expect(await client().cancel('po_1')).toEqual({ kind: 'read', status: 'payment_order.canceled' });
    expect(await states('po_1')).toBe('payment_order.canceled');
  });

  it('is not asked to cancel what is not pending: the same call would give money back', async () => {
    for (const state of ['authorized', 'captured', 'successed', 'refunded', 'canceled']) {
      await service.paygreen.become('po_2', state);
      expect(await client().cancel('po_2')).toEqual({ kind: 'read', status: `payment_order.${state}` });
    }
  });

  it('says no to a wrong key, and to what it does not know', async () => {
    expect(await client('sk_other').cancel('po_3')).toEqual({ kind: 'notDone', error: 'Clé invalide.' });
    expect(await client().cancel('po_none')).toEqual({ kind: 'notDone', error: 'Paiement inconnu.' });
    service.paygreen.faults.refusal = 'Boutique suspendue';
    expect(await client().cancel('po_3')).toEqual({ kind: 'notDone', error: 'Boutique suspendue' });
    expect(await states('po_3')).toBe('payment_order.pending');
  });

  it('is read after an answer that was lost, and what cannot be read is not known', async () => {
    service.paygreen.faults.losesAnswers = true;
    expect(await client().cancel('po_4')).toEqual({ kind: 'read', status: 'payment_order.canceled' });
    Object.assign(service.paygreen.faults, { ...noFault, diesAfterCancel: true });
    expect(await client().cancel('po_5')).toEqual({ kind: 'unknown' });
    expect(await client().cancel('po_6')).toEqual({ kind: 'notDone', error: null });
    Object.assign(service.paygreen.faults, noFault);
    expect(await Promise.all(['po_5', 'po_6'].map(states))).toEqual([
      'payment_order.canceled',
      'payment_order.pending',
    ]);
  });

  it('that cannot be reached at all was asked nothing', async () => {
    const nowhere = paygreen({ ...account, url: 'http://127.0.0.1:1/paygreen' });
    expect(await nowhere.cancel('po_7')).toEqual({ kind: 'notDone', error: null });
  });
});
