import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DepositSummary } from '../../../src/domain/deposit/deposit.ts';
import {
  correctedQuantity,
  handedOverQuantity,
  listedSummaries,
  notReturnedQuantity,
  owedProducts,
  owedQuantity,
  possessedQuantity,
  receivedQuantity,
  returnedQuantity,
} from '../../../src/domain/deposit/quantities.ts';
import { cancelMarker, movementLabel } from '../../../src/domain/deposit/text.ts';
import { DriverId } from '../../../src/domain/driver/driver.ts';

const aSummary = (id: number, fields: Partial<DepositSummary> = {}): DepositSummary => ({
  id: DriverId.parse(id),
  quantity_received: 0,
  ...fields,
});
const quantity = fc.nat({ max: 500 });

describe('the quantities of a driver', () => {
  const counted = {
    quantity_received: 10,
    quantity_received_canceled: 3,
    quantity_returned: 5,
    quantity_returned_canceled: 2,
  };

  it('DSP-782 DSP-783 are received less what was cancelled, returned and corrected apart', () => {
    expect(receivedQuantity(counted)).toBe(7);
    expect(returnedQuantity(counted)).toBe(5);
    expect(correctedQuantity(counted)).toBe(2);
  });

  it('DSP-784 leave in his possession what the server says, else received − returned + corrected', () => {
    expect(possessedQuantity(counted)).toBe(4);
    expect(possessedQuantity({ ...counted, nb_deposit: 9 })).toBe(9);
    expect(possessedQuantity({ ...counted, nb_deposit: 0 })).toBe(0);
    expect(possessedQuantity({ quantity_received: 6 })).toBe(6);
  });

  it('DSP-785 DSP-786 list who has something, or whoever had', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 })), (possessed) => {
        const all = possessed.map((nb_deposit, at) => aSummary(at + 1, { nb_deposit }));
        expect(listedSummaries(all, true)).toEqual(all);
        expect(listedSummaries(all, false)).toEqual(all.filter(({ nb_deposit }) => (nb_deposit ?? 0) > 0));
      }),
    );
  });
});

describe('the quantities of a product', () => {
  it('DSP-789 DSP-790 are handed over without a sign, and not returned what is left of it', () => {
    fc.assert(
      fc.property(quantity, quantity, fc.constantFrom(1, -1), (handedOver, quantity_returned, sign) => {
        const product = { quantity_received: sign * handedOver, quantity_returned };
        expect(handedOverQuantity(product)).toBe(handedOver);
        expect(notReturnedQuantity(product) + quantity_returned).toBe(handedOver);
      }),
    );
  });
});

describe('what a driver owes', () => {
  const of = (deposit_label: string, quantity_debt: number | null) => ({ product: { deposit_label, quantity_debt } });

  it('DSP-793 is each product once, nothing when no debt is left', () => {
    const owed = owedProducts([of('Bocal', 2), of('Caisse', 0), of('Bocal', 2), of('Sac', null), of('Bonbonne', 1)]);
    expect(owed.map((product) => product.deposit_label)).toEqual(['Bocal', 'Bonbonne']);
    expect(owedQuantity(owed)).toBe(3);
    expect(owedProducts([of('Caisse', 0)])).toEqual([]);
  });
});

describe('a line of the history', () => {
  it('DSP-802 is a receipt or a return, and its cancellation when the quantity is negative', () => {
    expect(movementLabel({ quantity: 3 })).toBe('remise');
    expect(movementLabel({ quantity: -3 })).toBe('annul. remise');
    expect(movementLabel({ quantity: 3, is_returned: true })).toBe('retour');
    expect(movementLabel({ quantity: -3, is_returned_canceled: true })).toBe('annul. retour');
  });

  it('DSP-803 is marked when it was cancelled in part or in full, and only then', () => {
    const marker = (cancel_status: string | null) => cancelMarker({ status: { cancel_status } });
    expect(['none', 'partial', 'total', 'new', null].map(marker)).toEqual([
      ...[null, 'annulation partielle', 'annulation totale'],
      ...[null, null],
    ]);
    expect(cancelMarker({})).toBeNull();
  });
});
