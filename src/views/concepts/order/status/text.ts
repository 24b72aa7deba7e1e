import { joined, sentence } from '../../../../domain/words/isolate.ts';

export const statusTexts = {
  entry: 'Changer le statut',
  shortcuts: { shipping: 'En livraison', prepared: 'Finalisée', received: 'Livrée' },
  canteen: (count: number) => `Cantine : ${count > 1 ? `${count} commandes` : `${count} commande`}`,
  title: (names: readonly string[]) =>
    names.length > 1
      ? `Changer le statut de ${names.length} commandes`
      : sentence`Changer le statut de ${names[0] ?? ''}`,
  now: (label: string) => sentence`Statut actuel : ${label}`,
  none: 'Aucun changement de statut possible',
  /** For some of several. */
  some: (label: string, count: number, total: number) => sentence`${label} (${count} sur ${total})`,
  left: {
    notAllowed: (from: string) => sentence`statut ${from}, ce changement est impossible`,
    asksReason: () => 'une raison est demandée, à donner commande par commande',
  },
  notAllowed: 'Ce changement de statut est impossible',
  gone: "Cette commande n'est plus sur cet appareil.",
  /** DSP-328. */
  paid: 'Êtes-vous sûr de vouloir passer en statut Payé ?',
  paidTitle: 'Statut Payé',
  /** Before irreversible changes. */
  endTitle: (names: readonly string[], label: string) =>
    names.length > 1
      ? sentence`${String(names.length)} commandes : ${label}`
      : sentence`Commande ${names[0] ?? ''} : ${label}`,
  /** Beneath the question whether a canceled order is paid again (OUR-178). */
  refunded: (name: string, amount: string) =>
    sentence`${name} : ${amount} ont été remboursés au client. Payée de nouveau, elle part sans que cet argent revienne.`,
  refundUnread: (name: string) => sentence`${name} : remboursements inconnus pour le moment.`,
  ofClient: (name: string, client: string) => (client ? sentence`${name} (${client})` : name),
  end: (orders: readonly string[], label: string) =>
    sentence`${joined(', ', orders)} : le statut devient ${label}. Ce changement ne pourra pas être annulé d'ici.`,
  becomes: (orders: readonly string[], label: string) =>
    sentence`${joined(', ', orders)} : le statut devient ${label}.`,
  /** Beneath, for an order that was delivered. */
  undelivered: (order: string, hour: string | null) =>
    hour === null
      ? sentence`${order} ne sera plus comptée comme livrée : son heure de livraison sera effacée, et elle pourra repartir en livraison.`
      : sentence`${order} ne sera plus comptée comme livrée : son heure de livraison, ${hour}, sera effacée, et elle pourra repartir en livraison.`,
  forGood: "Ce changement ne pourra pas être annulé d'ici.",
  endConfirm: (label: string) => sentence`Passer en ${label}`,
  hold: (name: string) => sentence`statut de la commande ${name}`,
};

/** The two kinds of reason for a change of status (DSP-838, DSP-839, DSP-900). */
export const reasonTexts = {
  repreparation: {
    title: (name: string) => sentence`Raison de repréparation de ${name}`,
    comment: 'Un commentaire de raison de repréparation est requis.',
  },
  blocking: {
    title: (name: string) => sentence`Raison de sortie de blocage de ${name}`,
    comment: 'Un commentaire de raison de sortie de blocage est requis.',
  },
  legend: 'Raison',
  required: 'Veuillez indiquer une raison',
  commentLabel: 'Commentaire',
  none: 'Ce centre ne donne aucune raison à choisir',
  // SUP-253.
  submit: { canceled: 'Annuler et rembourser', paid: 'RAS, Passer en "payée"', other: 'Saisir une raison' },
  /** Who may not refund (SUP-257). */
  cancelAlone: 'Annuler, le support remboursera',
  back: 'Autre statut',
};
