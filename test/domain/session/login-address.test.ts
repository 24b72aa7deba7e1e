import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultLoginUrl, loginAddress } from '../../../src/domain/session/login-address.ts';

const page = { pathname: '/dispatch', search: '?sub=light_loading1' };

it('DSP-047 PRP-744 sends to the admin login with the way back', () => {
  expect(loginAddress(defaultLoginUrl, page)).toBe('/admin/login/?next=%2Fdispatch%3Fsub%3Dlight_loading1');
});

it('DSP-047 puts the way back in next, whatever address is configured', () => {
  const next = 'next=%2Fdispatch%3Fsub%3Dlight_loading1';
  expect(loginAddress('https://id.example/login', page)).toBe(`https://id.example/login?${next}`);
  expect(loginAddress('https://id.example/login?site=3', page)).toBe(`https://id.example/login?site=3&${next}`);
  expect(loginAddress('/login#form', page)).toBe(`/login?${next}#form`);
});

it('DSP-048 SUP-723 comes back to a path of the application, never an absolute address', () => {
  const back = (pathname: string) =>
    new URL(loginAddress(defaultLoginUrl, { pathname, search: '' }), 'https://quai.example').searchParams.get('next');
  expect([back('//evil.example'), back('/\\evil.example'), back('/')]).toEqual(['/evil.example', '/evil.example', '/']);
  fc.assert(
    fc.property(fc.string(), (path) => {
      expect(new URL(back(`/${path}`) ?? '', 'https://quai.example').origin).toBe('https://quai.example');
    }),
  );
});
