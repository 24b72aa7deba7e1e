import { expect, it } from 'vitest';
import { contradictionsOf } from '../../../src/domain/late-order/contradiction.ts';

const nowMs = Date.parse('2026-11-26T16:50:00+01:00');
const state = { isDelivered: false, isInRound: true, nowMs };

it.each([
  ['Bonjour, votre commande est arrivée plus tard que prévu.', {}, ['isNotDelivered']],
  ['Bonjour, votre commande est arrivée plus tard que prévu.', { isDelivered: true }, []],
  ['Bonjour, votre commande devrait arriver entre 15:54 et 16:14.', {}, ['isPast']],
  ['Bonjour, votre commande devrait arriver entre 16:44 et 17:04.', {}, []],
  ['Bonjour, votre commande devrait arriver entre 15:54 et 16:14.', { isDelivered: true }, ['isDelivered']],
  ['Elle arrivera vers 0h10.', { nowMs: Date.parse('2026-11-26T23:50:00+01:00') }, []],
  ['Votre livreur est retardé par la circulation.', { isInRound: false }, ['noDriver']],
  ['Votre livreur est retardé par la circulation.', {}, []],
  ['Votre livreur était en retard.', { isDelivered: true, isInRound: false }, []],
  ['Toutes nos excuses pour le retard.', { isInRound: false }, []],
  ['', {}, []],
] as const)('DSP-717 « %s » is compared with the state of its order', (text, more, found) => {
  expect(contradictionsOf(text, { ...state, ...more })).toEqual(found);
});
