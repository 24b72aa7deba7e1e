import { sentence } from '../../../../../domain/words/isolate.ts';

/** The tab of a customer's credits (SUP-160 to SUP-165). */
export const creditTabTexts = {
  title: 'Crédits',
  /** SUP-163, literal. */
  none: 'Aucun crédit trouvé',
  columns: {
    date: 'Date',
    order: 'Commande',
    amount: 'Montant',
    type: 'Type',
    usage: 'Usage',
    code: 'Code',
    by: 'Fait par',
  },
  actions: 'Actions',
  balance: 'Solde, somme des lignes',
  noOrder: 'sans commande',
  cancel: 'Annuler',
  cancelOf: (amount: string, order: string) => sentence`Annuler le crédit de ${amount} de ${order}`,
  hold: (amount: string, order: string) => sentence`annulation du crédit de ${amount} de ${order}`,
  notes: 'Notes',
  submit: (amount: string) => sentence`Annuler le crédit de ${amount}`,
  tooLong: 'Ce texte ne peut pas dépasser 500 caractères.',
};
