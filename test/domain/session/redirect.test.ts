import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectOf } from '../../../src/domain/session/redirect.ts';

const to = (u: string | null, sub: string | null = null) => redirectOf('12', u, sub).to;

describe('the center of a redirect', () => {
  it('DSP-041 PRP-012 becomes the current one when its id is digits, at least 1', () => {
    expect(redirectOf('12', '/support', null)).toEqual({ center: 12, to: '/support' });
  });

  it('DSP-042 PRP-013 leaves the current one otherwise, and still goes to the target', () => {
    const centers = ['0', '-1', '1.5', 'abc', '12a', '', undefined].map((id) => redirectOf(id, '/support', null));
    expect(centers).toEqual(Array(7).fill({ center: null, to: '/support' }));
  });

  it('DSP-044 switches even when the target is refused', () => {
    expect(redirectOf('12', 'https://evil.example', null)).toEqual({ center: 12, to: '/' });
  });
});

describe('the sub of a redirect', () => {
  it('DSP-043 PRP-014 is added to the target', () => {
    expect(to('/dispatch', 'light_loading1')).toBe('/dispatch?sub=light_loading1');
    expect(to('/dispatch?center=3', 'light_loading1')).toBe('/dispatch?center=3&sub=light_loading1');
    expect(to('/dispatch#late', 'light_loading1')).toBe('/dispatch?sub=light_loading1#late');
  });

  it('DSP-043 is encoded', () => {
    expect(to('/dispatch', 'a b&c=d')).toBe('/dispatch?sub=a%20b%26c%3Dd');
  });

  it('DSP-043 adds nothing when absent or empty', () => {
    expect([to('/dispatch'), to('/dispatch', '')]).toEqual(['/dispatch', '/dispatch']);
  });
});

describe('the target of a redirect', () => {
  it('DSP-044 is a path of the application, a leading slash added when missing', () => {
    expect(['/logs/date/0', 'dispatch', 'support/order/4/?a=b'].map((u) => to(u))).toEqual([
      '/logs/date/0',
      '/dispatch',
      '/support/order/4/?a=b',
    ]);
  });

  it.each([
    null,
    '',
    '//evil.example',
    '///evil.example',
    'https://evil.example/x',
    'HTTP:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/%5Cevil.example',
    '/a\n/b',
    '\t//evil.example',
    '/%0d%0aSet-Cookie',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2F/evil.example',
    '/redirect/3?u=/dispatch',
    'redirect/3',
    '/Redirect/3',
    '/%72edirect/3',
    '/x/../redirect/3',
    '/%',
  ])('DSP-044 is / for %j', (u) => {
    expect(to(u)).toBe('/');
  });

  it('DSP-044 never leaves the application, whatever is asked', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '\t',
      'evil.example',
      'http',
      'redirect',
      '?',
      '#',
      ' ',
    );
    const target = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(target, fc.option(fc.string()), (u, sub) => {
        const landed = new URL(to(u, sub), 'https://quai.example');
        expect(landed.origin).toBe('https://quai.example');
        expect(landed.pathname).not.toMatch(/^\/\/|^\/redirect/i);
      }),
      { numRuns: 300 },
    );
  });
});
