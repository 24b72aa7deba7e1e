import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ErrorReport,
  maxReports,
  reportOf,
  scrubbed,
  withReport,
} from '../../../src/domain/error-report/report.ts';

const about = { id: 'a', at: '2025-03-03T11:00:00.000Z', where: 'page', path: '/support/order/48213/?tab=2' } as const;
const aReport = (id: string): ErrorReport => ({
  ...about,
  id,
  name: 'Error',
  message: '',
  stack: [],
  version: '0.1.0',
});

describe('the report of an error', () => {
  it('DSP-949 tells nothing of a person, no token and no parameter of an address', () => {
    const message =
      'No client "Claire Morel" claire@quai.example +33 6 39 98 12 34 at https://api.example/orders/?token=abc for Token 9f8a7b, order 48213007';
    const told = scrubbed(message);
    for (const secret of ['Claire', 'quai.example', '98 12', 'abc', '9f8a7b', '48213007'])
      expect(told).not.toContain(secret);
    expect(told).toContain('No client');
    expect(reportOf(new Error('x'), about)?.path).toBe('/support/order/#/');
    const ofCustomer = (email: string) =>
      reportOf(new Error('x'), { ...about, path: `/support/user/77/${email}/` })?.path;
    expect(ofCustomer('g+o@courriel.example')).toBe('/support/user/#/@/');
    expect(ofCustomer('g%2Bo%40courriel.example')).toBe('/support/user/#/@/');
  });

  it('DSP-949 keeps where it happened, without what the addresses of scripts carry', () => {
    const error = new TypeError('Cannot read properties of undefined');
    error.stack =
      'TypeError: secret text\n    at run (https://quai.example/assets/a.js?v=1:10:20)\n    at https://quai.example/b.js:1:2';
    expect(reportOf(error, about)).toMatchObject({
      name: 'TypeError',
      stack: ['at run (https://quai.example/assets/a.js:10:20)', 'at https://quai.example/b.js:1:2'],
    });
  });

  it('DSP-949 is made of whatever was thrown, save of work that ended with its page', () => {
    for (const thrown of ['text', undefined, null, { code: 3 }]) expect(reportOf(thrown, about)?.name).toBe('Error');
    expect(reportOf(new DOMException('gone', 'AbortError'), about)).toBeNull();
  });

  it('DSP-950 is one of 150 at most: the oldest drop out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
        const ids = Array.from({ length: count }, (_, nth) => String(nth));
        const kept = ids.reduce<readonly ErrorReport[]>((list, id) => withReport(list, aReport(id)), []);
        expect(kept.map(({ id }) => id)).toEqual(ids.slice(-maxReports));
      }),
      { numRuns: 30 },
    );
  });
});
