import { sentence } from '../../../src/domain/words/isolate.ts';

/** French texts of the API about payment providers, apart from the refusals of the domain. */
export const paymentTexts = {
  noPaygreen: "Paygreen n'est pas configuré : rien n'a été annulé.",
  noStripe: "Stripe n'est pas configuré : la liste montre ce que le serveur sait déjà.",
  stripeSilent: 'Stripe ne répond pas : la liste montre ce que le serveur sait déjà.',
  /** Nothing was asked of him yet: this is certain. */
  notReached: "Paygreen ne répond pas : rien n'a été annulé.",
  silent: 'Paygreen ne répond pas : on ne sait pas si la transaction est annulée.',
  refused: (why: string) => sentence`Paygreen a refusé : ${why}`,
  /** It was paid in the moment between reading and asking: the same call then gives the money back. */
  refunded: 'Cette transaction a été payée entre-temps : Paygreen a remboursé le client.',
  /** Refunds, by what the money goes back to. */
  means: { edenred: 'Edenred', paygreen: 'Paygreen', card: 'Carte' },
  noMeans: (means: string) => sentence`${means} : pas de prestataire sur ce serveur, rien n'a été remboursé.`,
  meansRefused: (means: string, why: string) => sentence`${means}, refusé : ${why}`,
  meansNotReached: (means: string) => sentence`${means} : pas de réponse, rien n'a été remboursé.`,
  notCaptured: "Paygreen n'a pas encore encaissé ce paiement : rien n'a été remboursé.",
  refundedElsewhere: (amount: string) =>
    sentence`${amount} de ce paiement ont été remboursés hors de la console : rien n'a été remboursé.`,
  refundedLess: (amount: string) =>
    sentence`Paygreen a remboursé ${amount} de moins que la console n'en sait : rien n'a été remboursé.`,
  /** For support, in the alerts of the order's center (SUP-378). */
  alerts: {
    failedLater: (amount: string, order: string) =>
      sentence`Remboursement refusé après coup, ${order} : ${amount} ne sont pas arrivés et redeviennent remboursables. Le client n'a pas été prévenu.`,
    canceledRefused: (amount: string, order: string) =>
      sentence`Commande annulée sans remboursement, ${order} : ${amount} ne sont pas retournés au client.`,
    disputed: (amount: string, order: string) =>
      sentence`Litige bancaire, ${order} : la banque du client conteste ${amount}. Ce paiement n'est plus remboursable.`,
    contradicted: (amount: string, order: string) =>
      sentence`Remboursement à revoir, ${order} : le prestataire dit autre chose de ${amount} que ce qu'une personne a vu.`,
  },
  badSignature: "Signature absente, fausse ou trop ancienne : rien n'a été lu.",
  tellAgain: "L'état de ce remboursement n'a pas pu être lu : à redire plus tard.",
  noCardPayment: "Stripe ne connaît pas ce paiement : rien n'a été remboursé.",
  /** Meal vouchers. */
  noMealPayment: "Edenred ne connaît pas ce paiement : rien n'a été remboursé.",
  mealNotConnected: "Le client n'est plus connecté à Edenred : rien n'a été remboursé.",
  mealNotCaptured: "Edenred n'a pas encore encaissé ce paiement : rien n'a été remboursé.",
  mealCanceled: "Ce paiement est déjà annulé chez Edenred : rien n'a été remboursé.",
  mealWholeBeforeCapture: (paid: string) =>
    sentence`Edenred n'a pas encore encaissé ce paiement : avant, seul le tout (${paid}) peut être rendu. Rien n'a été remboursé.`,
  mealRefundedLess: (amount: string) =>
    sentence`Edenred a remboursé ${amount} de moins que la console n'en sait : rien n'a été remboursé.`,
  noPayment: "Paygreen ne connaît pas ce paiement : rien n'a été remboursé.",
};
