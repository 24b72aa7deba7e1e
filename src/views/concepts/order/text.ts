import { sentence } from '../../../domain/words/isolate.ts';

/** Common texts of lists of orders. */
export const orderTexts = {
  bags: 'Sacs',
  transitArea: 'Zone de transit',
  zone: 'Zone',
  updating: 'Cette commande est modifiée ailleurs en ce moment',
  client: 'Client',
  state: 'État',
  departure: (time: string) => sentence`dép. ${time}`,
};

export const weightTexts = { normal: 'Poids', heavy: 'Lourd', error: 'Trop lourd pour la livraison directe' };

/** PRP-519. */
export const missingTexts = {
  entry: 'Produits manquants…',
  title: 'Produit manquant',
  link: (name: string) => sentence`Produits manquants de la commande ${name}`,
};
