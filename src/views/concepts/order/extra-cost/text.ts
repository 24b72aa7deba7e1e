import { sentence } from '../../../../domain/words/isolate.ts';
export const extraCostTexts = {
  title: (name: string) => sentence`Surcoût pour ${name}`,
  driver: 'Livreur',
  noDriver: 'Choisir un livreur',
  day: 'Jour',
  type: 'Raison',
  noType: 'Choisir une raison',
  mode: 'Saisie',
  modes: { amount: 'Montant', minutes: 'Minutes' },
  amount: 'Montant (€)',
  computed: (amount: string) => sentence`Montant : ${amount}`,
  minutes: 'Minutes',
  comment: 'Commentaire',
  /** LOG-093. */
  deduction: 'Surcoût négatif',
  sureToDeduct: (amount: string, name: string) => sentence`Enregistrer un surcoût de ${amount} pour ${name} ?`,
  tooLong: 'Le commentaire est trop long.',
};

export const costOfOrderTexts = {
  entry: 'Surcoût',
  gone: "Cette commande n'est plus là.",
  hold: (name: string) => sentence`surcoût de la commande ${name}`,
};
