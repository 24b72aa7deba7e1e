import { basket, noBasket } from '../../../../domain/launchpad.ts';

export const atHomeTexts = {
  title: 'Livraisons',
  launchpads: { [noBasket]: 'Tournées sans panier', [basket]: 'Tournées avec panier' },
};
