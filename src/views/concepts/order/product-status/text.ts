import { sentence } from '../../../../domain/words/isolate.ts';

/** The status of a product of an order (SUP-530 to SUP-533). */
export const productStatusTexts = {
  entry: 'Statut produit',
  title: (name: string) => sentence`Statut d'un produit de la commande ${name}`,
  hold: (name: string) => sentence`statut d'un produit de la commande ${name}`,
  product: 'Produit',
  chooseProduct: 'Choisir un produit',
  status: 'Statut',
  wanted: 'Choisissez un produit et un statut',
  noProduct: 'Aucun produit',
  noStatus: 'Ce centre ne donne aucun statut à choisir',
  gone: "Cette commande n'est plus sur cet appareil.",
  loading: 'Chargement...',
};
