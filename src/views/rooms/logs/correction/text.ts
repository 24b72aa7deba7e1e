import { sentence } from '../../../../domain/words/isolate.ts';

/** LOG-204, LOG-205. */
export const correctionTexts = {
  open: (month: string) => sentence`Corriger dans ${month}`,
  title: (month: string, name: string) => sentence`Corriger ${month}, ${name}`,
  hold: (month: string, name: string) => sentence`correction de ${month}, ${name}`,
  stays: (month: string, into: string) =>
    sentence`${month} reste clos, avec ses montants et son fichier. La correction compte dans ${into}.`,
  moved: (into: string) => sentence`${into} n'est plus le mois suivant ouvert.`,
  corrected: "Ce mois vient d'être corrigé :",
  one: (day: string, amount: string, reason: string | null | undefined, by: string | null | undefined) =>
    [sentence`${day}, ${amount}`, reason && sentence`${reason}`, by && sentence`${by}`].filter(Boolean).join(', '),
  another: 'Vu : la mienne en est une autre',
  day: 'Jour corrigé',
  dayWanted: (month: string) => sentence`Choisissez un jour du mois : ${month}`,
  mode: 'Saisie',
  modes: { amount: 'Montant', minutes: 'Minutes' },
  amount: 'Montant (€, avec son signe)',
  minutes: 'Minutes (avec leur signe)',
  paid: (amount: string, rate: string) => sentence`Montant : ${amount}, à ${rate} de l'heure`,
  unpaid: 'Montant : –',
  reason: 'Raison',
  reasonWanted: 'Dites pourquoi, en 3 à 500 signes',
  submit: (amount: string, into: string) => sentence`Corriger de ${amount} dans ${into}`,
  since: 'Corrections depuis la clôture',
  columns: ['Jour corrigé', 'Montant €', 'Minutes', 'Raison', 'Saisie', 'Compte dans'] as const,
  /** Of the file alone: the table has it beside the name. */
  enteredAt: 'Saisie le',
  entered: (name: string, at: string) => sentence`${name}, le ${at}`,
  nobody: 'auteur effacé',
  sum: 'Somme des corrections',
};
