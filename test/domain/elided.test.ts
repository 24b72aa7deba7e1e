import { describe, expect, it } from 'vitest';
import { de } from '../../src/domain/words/elided.ts';

describe('OUR-260 `de` before a name', () => {
  it.each([
    ['Aurélien Belhaoui', "d'Aurélien Belhaoui"],
    ['Éloïse Amrouchène', "d'Éloïse Amrouchène"],
    ['Œdipe', "d'Œdipe"],
    ['Ysé Marchal', "d'Ysé Marchal"],
    ['Oumar', "d'Oumar"],
    ['inès', "d'inès"],
    ['Hélène Garrivet', "d'Hélène Garrivet"],
    ['HUGO Galmiche', "d'HUGO Galmiche"],
  ])('leaves its vowel out before a vowel or a mute h: %s', (name, text) => {
    expect(de(name)).toBe(text);
  });

  it.each([
    ['Karim Lavandier', 'de Karim Lavandier'],
    ['Yanis Balmarin', 'de Yanis Balmarin'],
    ['Ouarda', 'de Ouarda'],
    ['Hamza Diakhité', 'de Hamza Diakhité'],
    ['Hugolin', 'de Hugolin'],
    ['7', 'de 7'],
    ['', 'de '],
  ])('is whole before any other: %s', (name, text) => {
    expect(de(name)).toBe(text);
  });
});
