/** Accents, case and signs nobody sees do not count: `Zoé` is found by `zoe` (DSP-583). */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLocaleLowerCase('fr');

/** Whether a text contains what was typed; blanks around it do not count, and nothing typed is in every text. */
export function makeSearch(typed: string): (text: string | null | undefined) => boolean {
  const part = plain(typed.trim());
  return (text) => part === '' || plain(text ?? '').includes(part);
}
