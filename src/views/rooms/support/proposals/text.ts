import { euroText } from '../../../../domain/money/money.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

export const proposalsTexts = {
  title: 'Propositions',
  ownTitle: 'Mes propositions',
  loading: 'Chargement...',
  none: 'Aucune proposition ces deux derniers jours',
  limit: (euros: number | null | undefined) =>
    typeof euros === 'number'
      ? sentence`Limite du centre : ${euroText(euros)} par commande et par jour`
      : "Ce centre n'a pas de limite",
  /** Of the file alone, whose cells hold one value each. */
  reason: 'Raison',
  dayColumn: 'Ce jour',
  limitColumn: 'Limite',
  about: 'Suite',
  toDecide: (count: number, amount: string) =>
    sentence`${count} ${plural(count, 'proposition', 'propositions')} à décider, ${amount}`,
  ofLimit: (cents: number, limit: number) => sentence`${euroText(cents / 100)} / ${euroText(limit / 100)}`,
  own: 'la vôtre : un autre envoie',
  see: 'Voir',
  columns: [
    { title: 'Proposé le' },
    { title: 'Commande' },
    { title: 'Par' },
    { title: 'Quoi' },
    { title: 'Montant', kind: 'number' },
    { title: 'Ce jour / limite', kind: 'number' },
    { title: 'État' },
    { title: 'Décision' },
  ],
} as const;

/** The window that sets the limit of a center (OUR-177). */
export const limitDialogTexts = {
  title: 'Limite du centre, par commande et par jour',
  change: 'Changer la limite',
  was: (euros: number | null) =>
    euros === null ? "Aujourd'hui le centre n'a pas de limite." : sentence`Aujourd'hui : ${euroText(euros)}.`,
  field: 'Nouvelle limite (€), vide pour aucune',
  hint: 'Crédits, remboursements et frais rendus ensemble, pour tous, responsables compris. Au-dessus, un autre décide.',
  submit: (euros: number | null) =>
    euros === null ? 'Retirer la limite' : sentence`Fixer la limite à ${euroText(euros)}`,
  bad: 'Un montant en euros, 0 ou plus',
  same: "Rien n'a changé",
  hold: (center: number) => `limite du centre ${center}`,
};
