import type { FoundKind } from '../../../domain/search/searchable.ts';
import { sentence } from '../../../domain/words/isolate.ts';

const kinds: Readonly<Record<FoundKind | 'screen', string>> = {
  order: 'Commande',
  dock: 'Tournée',
  driver: 'Livreur',
  screen: 'Écran',
};

export const searchTexts = {
  title: 'Rechercher',
  field: 'Commande, client, adresse, tournée, livreur ou écran',
  results: 'Résultats',
  kinds,
  hint: 'Tapez un numéro, un nom, une adresse ou un écran. Flèches pour choisir, Entrée pour y aller.',
  none: (typed: string) => sentence`Rien ne correspond à « ${typed} » dans ce centre.`,
  found: (count: number) => (count === 1 ? '1 résultat' : `${count} résultats`),
  failed: "La recherche n'a pas abouti. Modifiez le texte pour réessayer.",
};

export const shortcutTexts = {
  title: 'Raccourcis clavier',
  keys: 'Touches',
  effect: 'Effet',
  singleKeys: 'Raccourcis à une touche (/, ?, M, J, K, V, R)',
};

/** All shortcuts of the console, by place. */
export const shortcuts: readonly { readonly where: string; readonly keys: readonly (readonly [string, string])[] }[] = [
  {
    where: 'Partout',
    keys: [
      ['Ctrl K ou /', 'Rechercher'],
      ['?', 'Cette liste'],
      ['Ctrl Z', 'Annuler la dernière action'],
      ['Échap', 'Fermer la fenêtre ou le menu ouvert'],
    ],
  },
  {
    where: 'Sur l’écran de dispatch',
    keys: [['M', 'Afficher ou masquer la carte']],
  },
  {
    where: 'Sur les demandes de surcoût',
    keys: [
      ['J, K', 'Demande suivante, précédente'],
      ['V, R', 'La valider, la refuser'],
    ],
  },
  {
    where: 'Sur la poignée d’une commande ou d’une tournée',
    keys: [
      ['Entrée', 'Choisir où la déplacer'],
      ['Espace', 'La prendre, puis la déposer'],
      ['Flèches', "Passer d'une cible à l'autre"],
      ['Échap', 'La remettre à sa place'],
    ],
  },
];
