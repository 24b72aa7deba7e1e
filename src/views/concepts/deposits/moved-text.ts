import { sentence } from '../../../domain/words/isolate.ts';

/** OUR-266: under what is typed somebody else entered a movement. */
export const depositMovedTexts = {
  held: (label: string, was: number, now: number) =>
    sentence`${label} : le client en a maintenant ${now}, et non plus ${was}.`,
  owed: (label: string, was: number, now: number) =>
    sentence`${label} : le livreur en a maintenant ${now} à rendre, et non plus ${was}.`,
  productGone: "Le client n'a plus ce produit",
};
