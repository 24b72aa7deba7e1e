import { describe, expect, it } from 'vitest';
import { paygreenHeaders, stripeHeaders } from '../../../server/payments/teller.ts';
import { isSignedByPaygreen, isSignedByStripe } from '../../../server/src/payments/signatures.ts';

const nowMs = Date.parse('2026-03-10T10:00:00Z');
const payload = '{"type":"refund.updated","note":"été"}';
/** As Stripe's own code signs. */
const signed = (secret: string, ageS = 0, body = payload) =>
  stripeHeaders(body, secret, nowMs - ageS * 1_000)['stripe-signature'] ?? '';
const holds = (header: string, secrets = ['whsec_new', 'whsec_old'], body = payload) =>
  isSignedByStripe(body, header, secrets, nowMs);

describe('a signature of Stripe', () => {
  it('SUP-379 holds for 300 s, before and after, and no longer', () => {
    expect([-300, 0, 300].map((age) => holds(signed('whsec_new', age)))).toEqual([true, true, true]);
    expect([-301, 301].map((age) => holds(signed('whsec_new', age)))).toEqual([false, false]);
  });

  it('SUP-379 holds by either of two secrets while one replaces the other', () => {
    expect(holds(signed('whsec_old'))).toBe(true);
    expect(holds(signed('whsec_old'), ['whsec_new'])).toBe(false);
    const both = `${signed('whsec_other')},${signed('whsec_new').replace(/^t=\d+,/, '')}`;
    expect(holds(both, ['whsec_new'])).toBe(true);
    expect(holds(signed('whsec_new'), [])).toBe(false);
  });

  it.each([
    ['of nobody', ''],
    ['of another body', signed('whsec_new', 0, `${payload} `)],
    ['of another scheme', signed('whsec_new').replace('v1=', 'v0=')],
    ['of another time', signed('whsec_new').replace(/t=\d+/, `t=${nowMs / 1_000 - 1}`)],
    ['of two times', `${signed('whsec_new')},t=1`],
    ['that is none', 't=1,v1=zz'],
    ['without a time', signed('whsec_new').replace(/^t=\d+,/, '')],
  ])('does not hold %s', (_name, header) => {
    expect(holds(header)).toBe(false);
  });
});

it('SUP-379 a signature of Paygreen is over the body, by either of two secrets', () => {
  const { signature = '' } = paygreenHeaders(payload, 'old', nowMs);
  expect(isSignedByPaygreen(payload, signature, ['new', 'old'])).toBe(true);
  expect(isSignedByPaygreen(payload, signature, ['new'])).toBe(false);
  expect(isSignedByPaygreen(`${payload} `, signature, ['old'])).toBe(false);
  expect(isSignedByPaygreen(payload, '', ['old'])).toBe(false);
});
