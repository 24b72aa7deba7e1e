import { de } from '../../../../domain/words/elided.ts';
import { sentence } from '../../../../domain/words/isolate.ts';

/** What a colleague did to a round that was just given (DSP-460). */
export const givenTexts = {
  taken: (code: string, name: string | null, mine: string) =>
    name === null
      ? sentence`${code} n'a plus de livreur : un collègue l'a reprise à ${mine}`
      : sentence`${code} a été donnée à ${name} par un collègue, à la place ${de(mine)}`,
  also: (mine: string, code: string, other: string) =>
    sentence`${mine} a deux tournées : ${code}, donnée par vous, et ${other}, donnée par un collègue`,
};
