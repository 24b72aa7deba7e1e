import { describe, expect, it } from 'vitest';
import { latenessText } from '../../src/domain/late-order/text.ts';
import { colleagueTexts } from '../../src/views/concepts/colleagues/text.ts';
import { slotTexts } from '../../src/views/concepts/order/slot/text.ts';
import { scanTexts } from '../../src/views/kit/scan/text.ts';
import { engineWords } from '../../src/views/kit/text.ts';
import { answerTexts } from '../../src/views/rooms/support/story/text.ts';

// Words that rows give and that no scene of another test comes to, written out.

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('what is said of a colleague', () => {
  const lea = { first_name: ' Léa ', last_name: 'Roux' };
  const says = (kind: 'order' | 'dock' | 'customer', begun: string | null) =>
    plain(colleagueTexts.says({ ...lea, kind, begun }));

  it('OUR-060 is what he began at an order, else that he looks', () => {
    expect(['redelivery', 'preparation', 'slot', 'address', 'status'].map((code) => says('order', code))).toEqual([
      'Léa prépare une relivraison',
      'Léa prépare une repréparation',
      'Léa change le créneau',
      "Léa change l'adresse",
      'Léa change le statut',
    ]);
    expect([says('order', null), says('order', 'toString'), says('order', 'edit'), says('customer', 'slot')]).toEqual(
      Array(4).fill('Léa regarde'),
    );
  });

  it('OUR-064 is what he began at a round', () => {
    const codes = ['edit', 'driver', 'move', 'courier', 'loading', 'closing', 'deletion'];
    expect(codes.map((code) => says('dock', code))).toEqual([
      'Léa modifie la tournée',
      'Léa change le livreur',
      'Léa déplace la tournée',
      'Léa appelle un coursier',
      'Léa contrôle le chargement',
      'Léa clôture la tournée',
      'Léa supprime la tournée',
    ]);
  });

  it('OUR-060 names him by his first name, in full on the mark, and whoever has no name a colleague', () => {
    expect([colleagueTexts.whole(lea), colleagueTexts.initials({ ...lea, first_name: 'élodie' })]).toEqual([
      'Léa Roux',
      'ÉR',
    ]);
    const nobody = { first_name: ' ', last_name: null };
    expect(plain(colleagueTexts.says({ ...nobody, kind: 'order', begun: null }))).toBe('Un collègue regarde');
    expect([colleagueTexts.whole(nobody), colleagueTexts.initials(nobody)]).toEqual(['Un collègue', '?']);
    const last = { first_name: null, last_name: 'Roux' };
    expect(plain(colleagueTexts.says({ ...last, kind: 'order', begun: null }))).toBe('Roux regarde');
  });
});

it('OUR-053 the answer says how the arrival lies to the slot, and what cannot be beaten', () => {
  const { early, inSlot, notBefore } = answerTexts;
  expect([latenessText(87), early(8), inSlot]).toEqual(['+87 min', '8 min avant', 'dans le créneau']);
  expect(notBefore(24, '16:58')).toBe('24 min de trajet : pas avant 16:58');
});

it('OUR-023 a code of two readings names both', () => {
  expect(plain(scanTexts.several('12-34', 'CMD-A1'))).toBe('Deux lectures de ce code : 12-34 ou CMD-A1');
});

it('SUP-462 the hour that clocks leave out is refused in these words', () => {
  expect(slotTexts.skipped).toBe("Cette heure n'existe pas ce jour-là : les horloges avancent d'une heure.");
});

it('SUP-741 a refusal without a text of the server has one, and a 403 says of itself why', () => {
  expect([engineWords.rejected, engineWords.forbidden]).toEqual([
    'Une erreur est survenue',
    "Vous n'avez pas le droit de faire cette action",
  ]);
});
