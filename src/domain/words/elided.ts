/**
 * What `de` gives its vowel up for: a vowel that is spoken as one (not `ou` in `Ouarda`, nor `y` in `Yanis`), and the h
 * of a few given names. Before any other h the word stays whole, which nobody reads as a fault.
 */
const mute = /^(?:(?!ou[aei])[aeiouœæ]|y[^aeiou]|h(?:elene|eloise|enri|enriette|erve|onore|ortense|ubert|ugo|ugues)\b)/;

/** `de` before somebody's name: `d'Aurélien`, `d'Hélène`, `de Hamza`, `de Yanis` (OUR-260). */
export const de = (name: string): string =>
  mute.test(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()) ? `d'${name}` : `de ${name}`;
