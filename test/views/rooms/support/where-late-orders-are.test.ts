import { expect, it } from 'vitest';
import { startTexts } from '../../../../src/views/rooms/support/start/text.ts';

const nowMs = Date.parse('2026-11-26T17:00:00Z');
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const where = (fields: object) =>
  plain(
    startTexts.where(
      {
        ...{ orderStatus: 'prepared', prepProgress: 5, prepTotal: 12, transit_area: null, dock: null, eta: null },
        ...{ lastDriverName: null, ...fields },
      },
      nowMs,
    ),
  );

it('SUP-001 a late order is where it is packed, or lies, in a round or in none, with who has it and until when', () => {
  expect(where({ orderStatus: 'prep', transit_area: 'F09' })).toBe('5 sur 12 articles, sans tournée');
  expect(where({ orderStatus: 'prep', prepProgress: 1, prepTotal: 1 })).toBe('1 sur 1 article, sans tournée');
  for (const prepProgress of [0, null])
    expect(where({ orderStatus: 'now', prepProgress })).toBe('pas commencée, sans tournée');
  expect(where({ transit_area: 'F09' })).toBe('zone F09, sans tournée');
  const eta = { dock: 4_007, lastDriverName: 'Ali Dutour', eta: '2026-11-26T17:20:00Z' };
  expect(where({ orderStatus: 'shipping', ...eta })).toBe('G4007, Ali Dutour, vers 18:20');
  // An hour that is over promises nothing.
  expect(where({ orderStatus: 'shipping', ...eta, eta: '2026-11-26T16:59:00Z' })).toBe('G4007, Ali Dutour');
});
