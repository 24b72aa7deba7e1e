import { expect, it } from 'vitest';
import { saidOf } from '../../../src/domain/late-order/history.ts';
import type { LateOrder } from '../../../src/domain/late-order/late-order.ts';

const record = (fields: Partial<LateOrder>): LateOrder => ({
  credit: 2.5,
  recredit_shipping_fee: true,
  sms_template_id: 1,
  needs_review: false,
  reviewed_at: null,
  reviewed_by: null,
  sent_at: null,
  ...fields,
});
const at = '2026-03-03T08:10:00+01:00';
const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '));

it('DSP-730 what a client was told and given; of what only waits for a review, nothing', () => {
  expect(saidOf(null)).toEqual(["Rien n'a été dit au client"]);
  expect(saidOf(record({ needs_review: true }))).toEqual([
    "Rien n'a été dit au client : un SMS et un crédit attendent votre vérification",
  ]);
  expect(plain(saidOf(record({ sent_at: at })))).toEqual([
    'SMS envoyé à 08:10',
    'Compte crédité de 2,50 €',
    'Frais de livraison recrédités',
  ]);
  expect(
    saidOf(record({ reviewed_at: at, reviewed_by: 'tom@quai.example', credit: 0, recredit_shipping_fee: false })),
  ).toEqual(['Traité par tom@quai.example à 08:10']);
});
