import { joined, sentence } from '../../../../domain/words/isolate.ts';
/** Calling a courier, and ending his job (section 18 of dispatch.md). */
export const callTexts = {
  call: 'Appel',
  callOf: (name: string) => sentence`Appel d'un coursier pour la commande ${name}`,
  callOfDock: (code: string) => sentence`Appel d'un coursier pour ${code}`,
  gone: "Cette commande n'est plus sur cet appareil.",
  weight: 'Poids',
  unknown: 'inconnu',
  address: 'Adresse',
  addresses: 'Adresses',
  order: 'Commande',
  orders: 'Commandes',
  notReady: 'Pas encore finalisée : le coursier pourrait attendre.',
  slot: (hours: string) => sentence`créneau ${hours}`,
  slotIn: (duration: string) => sentence`(dans ${duration})`,
  slotNow: '(en cours)',
  slotOver: (duration: string) => sentence`(terminé depuis ${duration})`,
  vehicle: 'Véhicule',
  eta: 'Arrivée au centre',
  etaIn: (duration: string) => sentence`dans ${duration}`,
  etaAsked: 'estimation en cours',
  etaOffline: 'inconnue hors ligne',
  callProvider: (provider: string) => sentence`Appeler ${provider}`,
  // DSP-666, PRP-592.
  slow: "Le poids calculé de la commande est supérieur à 12 kg. L'attente peut être plus longue car un livreur à grande capacité sera envoyé.",
  // DSP-668, literal.
  tooHeavy:
    'Le poids calculé de la commande est supérieur à 33 kg. Aucun livreur Uber ne pas sera en mesure de la livrer',
  cancel: 'Annuler le coursier',
  sureToCancel: (provider: string, code: string, orders: readonly string[]) =>
    sentence`La course ${provider} de ${code} (${joined(', ', orders)}) sera annulée auprès du transporteur. Elle ne pourra pas être reprise : il faudra appeler un autre coursier.`,
  cancelOf: (code: string) => sentence`Annuler le coursier de ${code}`,
  regularize: 'Régulariser',
  sureToRegularize: (code: string, orders: readonly string[]) =>
    orders.length === 0
      ? sentence`${code} sera fermé. Cela ne pourra pas être repris.`
      : sentence`${code} sera fermé et ses commandes (${joined(', ', orders)}) reviendront à dispatcher. Cela ne pourra pas être repris.`,
  regularizeOf: (code: string) => sentence`Régulariser ${code}`,
};
