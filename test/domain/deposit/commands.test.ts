import { describe, expect, it } from 'vitest';
import { cancelReceipt, cancelReturn } from '../../../src/domain/deposit/commands/correct.ts';
import { handBackDeposits, handBackOrder, receiveDeposits } from '../../../src/domain/deposit/commands/receive.ts';
import { returnDeposits } from '../../../src/domain/deposit/commands/return.ts';
import { outcomeToast } from '../../../src/views/shell/toasts/outcome-toast.ts';

const settled = { event: 'settled' } as const;

describe('a movement of deposits', () => {
  it('DSP-799 DSP-800 DSP-801 says that it was saved, an order under a title', () => {
    expect(outcomeToast(returnDeposits, settled)).toEqual({ text: 'Retour enregistré', seconds: 3 });
    expect(outcomeToast(handBackOrder, settled)).toEqual({
      ...{ title: 'Consigne Livreur', text: 'Retour de commande effectué!', seconds: 3 },
    });
    for (const correction of [cancelReturn, cancelReceipt])
      expect(outcomeToast(correction, settled)).toEqual({ text: 'Correction effectuée!', seconds: 3 });
  });

  it('DSP-797 DSP-798 DSP-809 is of whole numbers: a return above 0, a hand-back not 0', () => {
    const who = { driverId: 71, driverName: 'Ana', center: 9 };
    const returns = (returned: object) => returnDeposits.args.safeParse({ ...who, returned }).success;
    expect(returns({ Bocal: 2, Caisse: 1 })).toBe(true);
    expect([{}, { Bocal: 0 }, { Bocal: -1 }, { Bocal: 1.5 }, { '': 1 }].some(returns)).toBe(false);
    const what = { ...who, userId: 5, userName: 'Léa', productId: 4_011, product: 'Bocal' };
    const handsBack = (quantity: unknown) => handBackDeposits.args.safeParse({ ...what, quantity }).success;
    expect([2, -2].every(handsBack)).toBe(true);
    expect([0, 1.5, null, '2', 10_000].some(handsBack)).toBe(false);
    expect(receiveDeposits.args.safeParse({ ...what, quantity: -2 }).success).toBe(false);
  });

  it('happens now or not at all: nothing tells one from the next, nor what the user saw', () => {
    const all = [returnDeposits, receiveDeposits, handBackDeposits, handBackOrder, cancelReturn, cancelReceipt];
    expect(all.map(({ delivery }) => delivery.kind)).toEqual(Array(6).fill('live'));
  });
});
