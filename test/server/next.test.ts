import { describe, expect, it } from 'vitest';
import { safeNext } from '../../server/src/auth/next.ts';

describe('where a sign-in leads', () => {
  it('DSP-048 keeps a path of this site with its query', () => {
    for (const path of ['/', '/dispatch?sub=light_loading1', '/support/order/12/', '/a?b=c#d', '/%C3%A9t%C3%A9'])
      expect(safeNext(path)).toBe(path);
  });

  it.each([
    ['another host', 'https://evil.example/'],
    ['no scheme but a host', '//evil.example/'],
    ['three slashes', '///evil.example'],
    ['a backslash, which browsers read as a slash', '/\\evil.example'],
    ['a tab, which browsers drop', '/\t/evil.example'],
    ['a line break', '/dispatch\r\nset-cookie: a=b'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'dispatch'],
    ['dots that lead to two slashes', '/x/..//evil.example'],
    ['the sign-in page itself', '/admin/login/?next=/'],
    ['signing out', '/admin/logout/'],
    ['nothing', ''],
    ['several values', ['/a', '/b']],
    ['nothing at all', undefined],
    ['an endless address', `/${'a'.repeat(3000)}`],
  ])('DSP-048 goes home for %s', (_what, asked) => {
    expect(safeNext(asked)).toBe('/');
  });
});
