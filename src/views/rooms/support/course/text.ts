import { sentence } from '../../../../domain/words/isolate.ts';

export const courseTexts = {
  title: (amount: string) => sentence`Remboursement ${amount}, `,
  loading: 'Chargement...',
  course: 'Parcours',
  people: 'Personnes',
  /** From the first step to the last. */
  lasts: (duration: string) => sentence`${duration}.`,
  tightens: "Après 12 s, l'échelle se resserre.",
  operation: (key: string) => sentence`opération ${key}`,
  noKey: 'sans clé',
  outside: 'hors console',
  open: 'en cours',
  closed: 'close',
  steps: (count: number) => `Étapes (${count})`,
  managers: 'réservé aux responsables',
  columns: ['Heure', 'Qui', 'Étape', 'Détail'],
  closedStep: 'Opération close',
  text: 'Texte, sans données personnelles',
  copy: 'Copier le texte',
  note: 'Ni nom, ni adresse, ni numéro de carte : le numéro de la commande, les montants, les heures, les réponses.',
  old: "Ce remboursement est plus ancien que le relevé des étapes : celles d'avant ne sont pas connues.",
  none: 'Aucune étape connue',
};
