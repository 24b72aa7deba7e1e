/** The orders at the same address (DSP-246). */
export const sameAddressTexts = {
  count: (count: number) =>
    count === 1 ? '1 autre commande à la même adresse' : `${count} autres commandes à la même adresse`,
  others: 'À la même adresse',
  shared: 'créneau commun',
  more: (count: number) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
};
