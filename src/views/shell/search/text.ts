import type { FoundKind } from '../../../domain/search/searchable.ts';
import { joined, sentence } from '../../../domain/words/isolate.ts';

const kinds: Readonly<Record<FoundKind | 'screen' | 'act', string>> = {
  order: 'Commande',
  dock: 'Tournée',
  driver: 'Livreur',
  screen: 'Écran',
  act: 'Action',
};

export const searchTexts = {
  title: 'Rechercher et agir',
  field: 'Commande, client, adresse, tournée, livreur, écran ou action',
  results: 'Résultats',
  kinds,
  hint: 'Tapez un numéro, un nom, un écran, ou ce qu’il y a à faire : donner g24 karim, sms retard bfac9q, aller bam. Flèches pour choisir, Entrée pour le faire.',
  none: (typed: string) => sentence`Rien ne correspond à « ${typed} » dans ce centre.`,
  /** The board of the center was not read here, or not lately. */
  noneRead: (typed: string, board: string | null) =>
    joined(' ', [
      sentence`Rien ne correspond à « ${typed} » dans ce que ce poste a lu de ce centre.`,
      board !== null && sentence`Ouvrez ${board} pour lire ses commandes, ses tournées et ses livreurs.`,
    ]),
  found: (count: number) => (count === 1 ? '1 résultat' : `${count} résultats`),
  failed: "La recherche n'a pas abouti. Modifiez le texte pour réessayer.",
};

export const shortcutTexts = {
  title: 'Raccourcis clavier',
  keys: 'Touches',
  effect: 'Effet',
  singleKeys: 'Raccourcis à une touche (/, ?, M, J, K, X, V, R)',
};

interface ShortcutGroup {
  readonly where: string;
  /** The screens that have them; all without. */
  readonly paths?: readonly string[];
  readonly keys: readonly (readonly [keys: string, effect: string])[];
}

const groups: readonly ShortcutGroup[] = [
  {
    where: 'Partout',
    keys: [
      ['Ctrl K ou /', 'Rechercher et agir'],
      ['?', 'Cette liste'],
      ['Ctrl Z', 'Annuler la dernière action'],
      ['Échap', 'Fermer la fenêtre ou le menu ouvert'],
    ],
  },
  {
    where: 'Dans les listes',
    keys: [
      ['J, K', 'Ligne suivante, précédente'],
      ['X', 'Cocher la ligne, ou la décocher'],
      ['Entrée', 'Ouvrir ce que montre la ligne'],
    ],
  },
  {
    where: 'Dans Rechercher et agir (Ctrl K)',
    keys: [
      ['donner g24 karim', 'Donner la tournée au livreur, avec son retour estimé'],
      ['valider g24', 'Une action de la tournée, de la commande ou du livreur, par son nom'],
      ['sms retard bfac9q', 'Ouvrir le retard de la commande'],
      ['aller bam', 'Changer de centre, ou aller à un écran, une tournée, une commande'],
      ['Flèches, Entrée', "Choisir, puis le faire ; ce qui ne s'annule pas demande d'abord"],
    ],
  },
  {
    where: 'Sur l’écran de dispatch',
    paths: ['/dispatch'],
    keys: [['M', 'Afficher ou masquer la carte']],
  },
  {
    where: 'Sur les demandes de surcoût',
    paths: ['/driver_extra_cost_demands'],
    keys: [
      ['J, K', 'Demande suivante, précédente'],
      ['V, R', 'La valider, la refuser'],
    ],
  },
  {
    where: 'Sur la poignée d’une commande ou d’une tournée',
    paths: ['/dispatch', '/'],
    keys: [
      ['Entrée', 'Choisir où la déplacer'],
      ['Espace', 'La prendre, puis la déposer'],
      ['Flèches', "Passer d'une cible à l'autre"],
      ['Échap', 'La remettre à sa place'],
    ],
  },
  {
    where: 'Dans Déplacer et dans Donner',
    paths: ['/dispatch', '/'],
    keys: [['Flèches, Entrée', 'Passer de la recherche aux choix, puis choisir']],
  },
];

/** The shortcuts that hold on a screen, by place (OUR-088). */
export const shortcutsAt = (path: string): readonly ShortcutGroup[] =>
  groups.filter(({ paths }) => !paths || paths.includes(path.replace(/(.)\/$/, '$1').toLowerCase()));
