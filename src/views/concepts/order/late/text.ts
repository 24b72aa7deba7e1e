import { sentence } from '../../../../domain/words/isolate.ts';
export const lateTexts = {
  title: (name: string) => sentence`Retard de ${name}`,
  said: 'Ce qui a été dit',
  client: 'Client',
  phone: 'Téléphone',
  address: 'Adresse',
  slot: 'Créneau',
  promised: (start: string, end: string) => sentence`${start}–${end}, promis`,
  expected: 'Prévue',
  around: (time: string) => sentence`vers ${time}`,
  notEstimated: 'heure non estimée',
  round: 'Tournée',
  noRound: 'aucune',
  unknown: 'inconnu',
  asked: 'Chargement...',
  noPhone: 'aucun numéro connu',
  flow: 'Commandes en retard à traiter',
  place: (place: number, total: number) => `${place} sur ${total}`,
  previous: 'Précédente',
  next: 'Suivante',
  isFirst: "C'est la première commande en retard à traiter",
  isLast: "C'est la dernière commande en retard à traiter",
  minutes: 'Minutes avant la livraison',
  badMinutes: 'Un nombre entier de minutes, 0 ou plus, est attendu.',
  credit: 'Crédit (€)',
  badCredit: 'Un montant en euros, 0 ou plus, est attendu (deux décimales au plus).',
  preview: 'Texte du SMS',
  noPreview: "Indiquez les minutes pour voir le SMS. Sans elles, rien n'est envoyé.",
  /** Label of the button, with the amount; null if it is invalid. */
  send: (credit: string | null) =>
    credit === null ? 'Envoyer le SMS' : sentence`Envoyer le SMS et créditer ${credit}`,
  sendWithoutCredit: 'Envoyer le SMS, sans crédit',
  warned: 'Marquer comme prévenu',
  ignore: 'Ignorer le retard',
  validate: 'Valider',
  /** Label of the button, with the amount; null if it is 0. */
  validateOf: (credit: string | null, hasSms: boolean) => {
    if (credit === null) return hasSms ? 'Valider et envoyer le SMS, sans crédit' : 'Valider, sans crédit ni SMS';
    return hasSms
      ? sentence`Valider : créditer ${credit} et envoyer le SMS`
      : sentence`Valider : créditer ${credit}, sans SMS`;
  },
  recredit: 'Recréditer les frais de livraison',
  recreditOf: (amount: string) => sentence`Recréditer les frais de livraison (${amount})`,
  sms: 'SMS au client',
  noSms: 'Sans texte, aucun SMS ne part.',
  tooLong: 'Le SMS est trop long.',
  preparing: 'Préparation du texte…',
  notPrepared: (why: string) =>
    sentence`Le texte n'a pas pu être préparé pour ce crédit : ${why}. Écrivez-le, ou videz-le.`,
  loading: 'Chargement du dossier de retard…',
  gone: "Cette commande n'est plus là.",
  treatedBy: (who: string, time: string) => sentence`Ce retard a déjà été traité par ${who} à ${time}.`,
  treatedAuto: (time: string) => sentence`Le client a déjà été prévenu à ${time}.`,
  recorded: 'Un dossier de retard a été ouvert entre-temps : fermez puis ouvrez à nouveau pour le vérifier.',
  hold: (name: string) => sentence`retard de la commande ${name}`,
};
