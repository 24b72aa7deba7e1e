import { describe, expect, it } from 'vitest';
import { says, spokenOf } from '../../../src/domain/search/spoken.ts';

describe('words as an order', () => {
  it('OUR-087 the first words are the verb, the rest is what it is about; the longest verb first', () => {
    expect(spokenOf('Donner G24 à Karim')).toEqual([
      { verb: ['donner', 'g24', 'a'], about: 'karim' },
      { verb: ['donner', 'g24'], about: 'karim' },
      { verb: ['donner'], about: 'g24 karim' },
    ]);
    expect(spokenOf('sms retard BFAC9Q')).toContainEqual({ verb: ['sms', 'retard'], about: 'bfac9q' });
    expect(spokenOf('valider la tournée g24').at(-1)).toEqual({ verb: ['valider'], about: 'g24' });
    expect(spokenOf('aller la')).toEqual([{ verb: ['aller'], about: 'la' }]);
  });

  it('OUR-087 one word, or none, is no order', () => {
    for (const typed of ['', '  ', 'g24', ' bfac9q ']) expect(spokenOf(typed)).toEqual([]);
  });

  it.each([
    [['valider'], 'Valider la tournée', true],
    [['val'], 'Valider la tournée', true],
    [['mise', 'chariot'], 'Mise en chariot', true],
    [['chariot', 'mise'], 'Mise en chariot', false],
    [['lider'], 'Valider la tournée', false],
    [['echanger'], 'Échanger les livreurs', true],
    [['go'], 'GO', true],
    [['valider', 'valider'], 'Valider la tournée', false],
  ])('OUR-087 %j says « %s »: %s', (verb, name, expected) => expect(says(verb, [name])).toBe(expected));
});
