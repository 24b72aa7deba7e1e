import type { Contradiction } from '../../../../domain/late-order/contradiction.ts';
import { euroText } from '../../../../domain/money/money.ts';
import type { Arrival } from '../../../../domain/task/arrival.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

export const lateTexts = {
  entry: 'Prévenir du retard',
  notLate: "Cette commande n'est pas en retard",
  title: (name: string) => sentence`Retard de ${name}`,
  said: 'Ce qui a été dit',
  message: (time: string, text: string) => sentence`SMS de ${time} : ${text}`,
  readsMessages: 'Lecture des SMS envoyés...',
  unknownMessages: 'SMS envoyés inconnus pour le moment',
  client: 'Client',
  phone: 'Téléphone',
  address: 'Adresse',
  slot: 'Créneau',
  promised: (start: string, end: string) => sentence`${start}–${end}, promis`,
  expected: 'Prévue',
  arrivals: {
    came: (time: string) => sentence`livrée à ${time}`,
    expected: (time: string) => sentence`vers ${time}`,
    missed: (time: string) => sentence`vers ${time}, heure passée`,
  } satisfies Record<Arrival['kind'], (time: string) => string>,
  notEstimated: 'heure non estimée',
  round: 'Tournée',
  noRound: 'aucune',
  unknown: 'inconnu',
  asked: 'Chargement...',
  noPhone: 'aucun numéro connu',
  noteCall: 'Noter un appel',
  flow: 'Commandes en retard à traiter',
  place: (place: number, total: number) => `${place} sur ${total}`,
  previous: 'Précédente',
  next: 'Suivante',
  queue: (total: number) => `À traiter : ${total}`,
  toCheck: 'à vérifier',
  nothingSaid: 'rien de dit',
  keys: 'J, K ou, dans un texte, Alt et une flèche : suivante, précédente. Ctrl Entrée : envoyer et passer à la suivante.',
  /** `136 signes, 1 SMS · déjà crédité : 2,50 €`. */
  length: (signs: number, parts: number, credited: number) =>
    joined(' · ', [
      parts > 0 && `${signs} ${plural(signs, 'signe', 'signes')}, ${parts} SMS`,
      credited > 0 && sentence`déjà crédité : ${euroText(credited)}`,
    ]),
  sameText: (time: string) => sentence`Ce texte est déjà parti à ${time} : il serait envoyé deux fois.`,
  again: (count: number, time: string) =>
    sentence`Ce serait le ${count}e SMS pour cette commande : le dernier est parti à ${time}.`,
  earlier: (day: string) => sentence`Ce client a déjà reçu des excuses pour un retard le ${day}.`,
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
  /** Label of the button with all that goes out: the amount, null if it is 0; the fee, null if it is not given back. */
  validateOf: (credit: string | null, fee: string | null, hasSms: boolean) => {
    const money = [credit && sentence`créditer ${credit}`, fee].filter(Boolean).join(', ');
    if (money === '') return hasSms ? 'Valider et envoyer le SMS, sans crédit' : 'Valider, sans crédit ni SMS';
    return hasSms ? `Valider : ${money} et envoyer le SMS` : `Valider : ${money}, sans SMS`;
  },
  /** OUR-150. */
  aboveLimit: 'Au-dessus de la limite du centre : créditez moins',
  proposeThere: 'Proposer le reste depuis la fiche',
  /** The fee in that label; its amount may be unknown. */
  feeOf: (amount: string | null) =>
    amount === null ? 'recréditer les frais de livraison' : sentence`recréditer ${amount} de frais de livraison`,
  contradictions: {
    isDelivered: 'Ce texte annonce une arrivée, mais la commande est déjà livrée.',
    isNotDelivered: "Ce texte dit la commande arrivée, mais elle n'est pas livrée.",
    noDriver: "Ce texte parle d'un livreur, mais la commande n'est dans aucune tournée.",
    isPast: 'Ce texte annonce une heure qui est passée.',
  } satisfies Record<Contradiction, string>,
  delivered: "La commande est livrée : aucun SMS n'annonce plus son arrivée.",
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
