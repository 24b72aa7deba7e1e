import { describe, expect, it } from 'vitest';
import type { Sms } from '../../../src/domain/customer/messages.ts';
import { repeatsOf } from '../../../src/domain/late-order/repeat.ts';
import { smsLength } from '../../../src/domain/late-order/sms-parts.ts';
import { OrderId } from '../../../src/domain/order/order.ts';

const nowMs = Date.UTC(2026, 10, 27, 18);
const sms = (id: number, orderId: number, hoursAgo: number, message: string): Sms => ({
  id: OrderId.parse(id),
  message,
  order_id: OrderId.parse(orderId),
  sent: new Date(nowMs - hoursAgo * 3_600_000).toISOString(),
});
const excuse = 'Bonjour, votre commande devrait arriver avec du retard. Toutes nos excuses pour le retard.';
const asked = { orderId: 7, text: excuse, nowMs };

describe('what a text to a late client says again', () => {
  it('OUR-091 counts the texts about the order, the newest first, and knows the same one whatever its spaces and case', () => {
    const messages = [sms(1, 7, 3, 'Votre commande est partie'), sms(2, 7, 1, excuse.toUpperCase().replace(' ', '  '))];
    expect(repeatsOf(messages, asked)).toMatchObject({
      ofOrder: [{ id: 2 }, { id: 1 }],
      same: { id: 2 },
      earlier: null,
    });
    expect(repeatsOf(messages, { ...asked, text: 'Autre chose' }).same).toBeNull();
    expect(repeatsOf(messages, { ...asked, text: ' ' }).same).toBeNull();
  });

  it('OUR-091 names the last excuse for another order of the last 30 days, and nothing else', () => {
    const earlier = (...messages: readonly Sms[]) => repeatsOf(messages, asked).earlier?.id ?? null;
    expect(earlier(sms(1, 8, 24 * 29, excuse), sms(2, 9, 24 * 12, excuse))).toBe(2);
    expect(earlier(sms(1, 8, 24 * 31, excuse))).toBeNull();
    expect(earlier(sms(1, 8, 24, 'Votre commande est en route'))).toBeNull();
    expect(earlier(sms(1, 7, 1, excuse))).toBeNull();
  });
});

it.each([
  ['', 0, 0],
  ['a'.repeat(160), 160, 1],
  ['a'.repeat(161), 161, 2],
  ['a'.repeat(307), 307, 3],
  [`${'a'.repeat(159)}€`, 160, 2],
  ['é'.repeat(160), 160, 1],
  ['ê'.repeat(70), 70, 1],
  ['ê'.repeat(71), 71, 2],
  ['😀'.repeat(35), 35, 1],
  ['😀'.repeat(36), 36, 2],
])('OUR-091 %#: so many signs, so many SMS', (text, signs, parts) => expect(smsLength(text)).toEqual({ signs, parts }));
