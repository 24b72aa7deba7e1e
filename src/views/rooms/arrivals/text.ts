import { joined, sentence } from '../../../domain/words/isolate.ts';

/** In a center that receives nothing (PRP-261). */
export const elsewhereTexts = {
  about: 'Ce qui se reçoit',
  partial: 'Centre partiel',
  receives: 'reçoit par camion les commandes préparées ailleurs',
  here: 'Ici',
  prepares: (name: string) => sentence`${name} prépare ses commandes : rien n'arrive par camion`,
  centers: 'Les centres qui reçoivent',
  noCenter: 'Aucun centre ne reçoit par camion',
  go: (name: string) => sentence`passer à ${name} et ouvrir ses arrivages`,
};

export const arrivalTexts = {
  title: 'Arrivages',
  /** PRP-261. */
  partialOnly: (center: string) =>
    sentence`Les arrivages concernent uniquement les centres partiels. Centre actuel : ${center}`,
  loading: 'Chargement...',
  none: 'Aucun arrivage en cours',
  failed: (error: string) => sentence`Les arrivages n'ont pas pu être lus : ${error}`,
  readAt: (time: string) => sentence`Lue à ${time}`,
  driver: 'Livreur',
  departure: 'Départ',
  delivered: (time: string) => sentence`Livré à ${time}`,
  estimated: (time: string) => sentence`Estimé à ${time}`,
  unknown: '-',
  /** PRP-269, in this order. */
  heads: {
    name: 'Nom',
    bags: 'Sacs',
    crates: 'Cagettes',
    area: 'Nouvelle zone P1',
    received: 'Reçue',
    notReceived: 'Non reçue',
    slot: 'Créneau',
  },
  dock: 'Quai',
  /** Columns of the files alone. */
  client: 'Client',
  marked: 'Marque de ce poste',
  by: 'Par',
  at: 'À',
  restock: 'RESTOCK',
  area: (name: string) => sentence`Nouvelle zone P1 de ${name}`,
  areaFaults: {
    tooLong: '100 caractères au plus',
    orderCode: "C'est le code d'une commande. Effacez-le, puis scannez hors du champ.",
  },
  received: (name: string) => sentence`Reçue ${name}`,
  notReceived: (name: string) => sentence`Non reçue ${name}`,
  batchWaits: (number: number) => `Lot ${number}, en attente`,
  batchSends: (number: number) => `Lot ${number}, envoi en cours`,
  told: (isReceived: boolean, by: string | null, time: string) =>
    joined('', [
      isReceived ? 'déjà reçue' : 'déjà signalée non reçue',
      by && sentence` par ${by}`,
      time && sentence`, à ${time}`,
    ]),
  notSent: (isReceived: boolean) => `Votre marque « ${isReceived ? 'Reçue' : 'Non reçue'} » n'est pas envoyée.`,
  lately: (count: number) => `Réceptions de la dernière heure (${count})`,
  said: 'Réception',
  action: 'Action',
  cancel: (isReceived: boolean) => (isReceived ? 'Annuler la réception' : 'Annuler le signalement'),
  cancelOf: (isReceived: boolean, name: string) =>
    isReceived ? sentence`Annuler la réception de ${name}` : sentence`Annuler le signalement de ${name}`,
  cancelTitle: (name: string, isReceived: boolean) =>
    isReceived ? sentence`Annuler la réception de ${name} ?` : sentence`Annuler le signalement de ${name} ?`,
  cancelQuestion: (name: string, dock: string | null) =>
    dock === null
      ? sentence`${name} sera de nouveau attendue, sans marque, comme avant.`
      : sentence`${name} sera de nouveau attendue dans ${dock}, sans marque, comme avant.`,
  cancelWaits: 'Annulation en attente',
  cancelSends: 'Annulation en cours',
  upcoming: 'Arrivages à venir',
  noUpcoming: 'Aucun arrivage à venir',
  processing: 'Réception en cours de traitement...',
  batch: (number: number, count: number) => `lot ${number}, ${count} ${count > 1 ? 'commandes' : 'commande'}`,
  nothingMarked: 'Aucune commande marquée',
  /** PRP-276: without an accent. */
  open: 'Valider la reception',
  /** PRP-262. */
  noFlow: 'Votre compte peut lire les arrivages, pas les valider. Demandez un accès au flow.',
  wrongArea: 'Une nouvelle zone est à corriger',
  /** PRP-282: with one. */
  confirm: 'Valider la réception',
  receivedOrders: (count: number) => `Commandes reçues (${count})`,
  notReceivedOrders: (count: number) => `Commandes non reçues (${count})`,
  noReceived: 'Pas de commande reçue',
  noNotReceived: 'Pas de commande non reçue',
  order: 'Commande',
  newArea: 'Nouvelle zone',
  unscanned: (codes: readonly string[]) =>
    codes.length > 1 ? sentence`Non scannées : ${codes.join(', ')}` : sentence`Non scannée : ${codes.join(', ')}`,
  unscannedCount: (count: number) =>
    count > 1
      ? `${count} cagettes de ces commandes n'ont pas été scannées : vérifiez qu'elles sont là.`
      : "1 cagette de ces commandes n'a pas été scannée : vérifiez qu'elle est là.",
  offline: (number: number) =>
    number > 1
      ? 'Hors ligne : ce lot partira après les précédents, dès le retour du réseau.'
      : 'Hors ligne : ce lot partira dès le retour du réseau.',
  hold: 'marques des arrivages',
  /** Scan answers (OUR-025). */
  scanned: {
    marked: (name: string, crate: string | null) =>
      crate === null ? sentence`${name} marquée reçue` : sentence`${crate} : ${name} marquée reçue`,
    notMissing: (name: string) => sentence`${name} marquée reçue : elle était marquée non reçue`,
    already: (name: string) => sentence`${name} est déjà marquée reçue`,
    inBatch: (name: string, number: number) => sentence`${name} est déjà dans le lot ${number}`,
    notLeft: (name: string, dock: string | null) =>
      dock === null
        ? sentence`${name} : son camion n'est pas encore parti`
        : sentence`${name} : ${dock} n'est pas encore parti`,
    unexpected: (said: string) => sentence`Pas attendue ici. ${said}`,
    several: (code: string, names: string) => sentence`${code} : deux commandes, ${names}. Marquez-les à la main.`,
    trolley: (code: string) => sentence`${code} : un chariot ne se reçoit pas. Scannez une commande ou une cagette.`,
  },
};
