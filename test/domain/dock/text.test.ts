import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dockCode, dockStatusLabel } from '../../../src/domain/dock/text.ts';

it('DSP-370 calls a dock G and its id modulo 10000', () => {
  expect([1_234_567, 120_007, 10_000, 42].map(dockCode)).toEqual(['G4567', 'G7', 'G0', 'G42']);
});

it('DSP-370 writes no leading zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), (id) => {
      expect(dockCode(id)).toMatch(/^G(0|[1-9]\d{0,3})$/);
    }),
  );
});

it.each([
  ['draft', 'Brouillon'],
  ['moving', 'Validée'],
  ['defined', 'Mise en chariot'],
  ['ready_to_load', 'Prête à charger'],
  ['loaded', 'Chargé'],
  ['closed', 'Fermée'],
  ['teleported', 'teleported'],
  ['valueOf', 'valueOf'],
])('DSP-372 shows the status %s as %s', (code, label) => {
  expect(dockStatusLabel(code)).toBe(label);
});
