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
  toDecide: (count: number, amount: string) =>
    sentence`${count} ${plural(count, 'proposition', 'propositions')} à décider, ${amount}`,
  ofLimit: (cents: number, limit: number) => sentence`${euroText(cents / 100)} / ${euroText(limit / 100)}`,
  own: 'la vôtre : un autre envoie',
  see: 'Voir',
  columns: [
    { title: 'Proposé le', isFigure: false },
    { title: 'Commande', isFigure: false },
    { title: 'Par', isFigure: false },
    { title: 'Quoi', isFigure: false },
    { title: 'Montant', isFigure: true },
    { title: 'Ce jour / limite', isFigure: true },
    { title: 'État', isFigure: false },
    { title: 'Décision', isFigure: false },
  ],
} as const;
