import { de } from '../../../domain/words/elided.ts';
import { sentence } from '../../../domain/words/isolate.ts';
import { labelled } from '../../../domain/words/label.ts';
import { plural } from '../../../domain/words/plural.ts';

const points = (count: number) => `${count} ${plural(count, 'point ouvert', 'points ouverts')}`;

/** LOG-150 to LOG-155. */
export const closingTexts = {
  states: { open: 'ouvert', ready: 'prêt', closed: 'clos' },
  openPoints: points,
  close: 'Clôturer',
  closeOf: (name: string) => sentence`Clôturer le mois ${de(name)}`,
  closeTitle: (month: string, name: string) => sentence`Clôturer ${month}, ${name}`,
  closeAt: (amount: string, open: number) =>
    open > 0 ? sentence`Clôturer à ${amount}, ${points(open)}` : sentence`Clôturer à ${amount}`,
  stillOpen: 'Le mois garde ses montants et son fichier comme ils sont. Ceci est encore ouvert :',
  nothingOpen: "Le mois garde ses montants et son fichier comme ils sont. Rien n'est ouvert.",
  openList: 'Encore ouvert',
  frozen: 'Ce qui est figé',
  kinds: labelled({ demand: 'Demande à décider', unfinished: 'Présence sans fin', overlap: 'Chevauchement' }),
  nextMonth: '(décidée plus tard, elle entre dans un mois suivant)',
  lookFirst: "Revoir d'abord",
  reopen: 'Rouvrir',
  reopenOf: (name: string) => sentence`Rouvrir le mois ${de(name)}`,
  reopenTitle: (month: string, name: string) => sentence`Rouvrir ${month}, ${name}`,
  reopenHold: (month: string, name: string) => sentence`réouverture de ${month}, ${name}`,
  reopenIt: 'Rouvrir le mois',
  closedBy: (at: string, name: string, total: string) => sentence`Clos le ${at} par ${name}, ${total}.`,
  reason: 'Raison',
  reasonWanted: 'Dites pourquoi, en 3 à 500 signes',
  mayChange: "Le mois pourra changer. La raison reste au mois, avec votre nom et l'heure.",
  file: 'Fichier clos (CSV)',
};
