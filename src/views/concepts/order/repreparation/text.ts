import { joined, sentence } from '../../../../domain/words/isolate.ts';

/** An order, or some products of it, prepared again (SUP-401 to SUP-430). */
export const repreparationTexts = {
  entry: 'Re-préparer',
  title: (name: string) => sentence`Re-préparer ${name}`,
  hold: (name: string) => sentence`re-préparation de la commande ${name}`,
  steps: ['1. Produits et quantités', '2. Raison, adresse et créneau'],
  gone: "Cette commande n'est plus sur cet appareil.",
  loading: 'Chargement...',
  /** SUP-403. */
  noProduct: 'Aucun produit trouvé',
  zone: 'Zone commence par',
  columns: {
    chosen: 'Choisir',
    product: 'Produit',
    zone: 'Zone',
    ordered: 'Commandé',
    pack: 'Lot',
    stock: 'Stock',
    units: 'Quantité (unités)',
  },
  soldOut: 'Stock épuisé',
  inFull: 'Déjà re-préparé en entier',
  /** OUR-270. */
  madeMeanwhile: (orders: readonly string[]) => sentence`Créée entre-temps : ${joined(' ; ', orders)}.`,
  before: (units: number) => sentence`Déjà re-préparé : ${units}`,
  lessThanAPack: 'Moins d’un lot en stock',
  unitsOf: (product: string) => sentence`Quantité de ${product}`,
  less: (product: string) => sentence`Moins de ${product}`,
  more: (product: string) => sentence`Plus de ${product}`,
  chosen: (products: number, units: number) =>
    sentence`${products} ${products > 1 ? 'produits' : 'produit'}, ${units} ${units > 1 ? 'unités' : 'unité'}`,
  hidden: (count: number) => sentence`${count} hors du filtre`,
  /** SUP-410, literal. */
  none: 'Aucun produit sélectionné',
  next: 'Continuer',
  back: 'Retour',
  reason: 'Raison',
  chooseReason: 'Choisir une raison',
  noReason: 'Ce centre ne donne aucune raison à choisir',
  comment: 'Commentaire',
  /** SUP-421, literal. */
  commentWanted: 'Un commentaire de raison de repréparation est requis.',
  commentHint: 'Au moins 10 caractères',
  address: 'Adresse',
  made: 'Nouvelle commande',
  for: 'Pour le',
  parent: 'Liée à',
  submit: (count: number) => sentence`Re-préparer ${count} ${count > 1 ? 'produits' : 'produit'}`,
  wanted: { reason: 'Choisissez une raison', address: 'Choisissez une adresse', slot: 'Choisissez un créneau' },
};
