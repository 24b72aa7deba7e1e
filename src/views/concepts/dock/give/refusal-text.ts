/** Why a round is not given, said on the board too. */
export const giveRefusalTexts = {
  left: 'Tournée déjà partie',
  ofCourier: 'Tournée de coursier : elle ne se donne à aucun livreur',
  own: 'Cette tournée est déjà à ce livreur',
};
