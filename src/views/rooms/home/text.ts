import { joined, sentence } from '../../../domain/words/isolate.ts';

export const alarmTexts = {
  switch: 'Alarme sonore à chaque nouvelle commande',
  blocked: "Le navigateur bloque le son de cette page jusqu'à ce que vous la touchiez.",
  allow: 'Autoriser et essayer',
};

export const homeTexts = {
  title: 'Accueil',
  arrivals: 'Arrivages du centre',
  loading: 'Chargement des données...',
  supplierOrder: 'Commande fournisseur de demain',
  ring: 'Tester la sonnerie',
};

/** The nouns of the line, each read after its number. */
export const numberTexts = {
  urgent: { label: 'urgences', one: 'urgence' },
  waiting: { label: 'attendent un produit', one: 'attend un produit' },
  blocked: { label: 'bloquées', one: 'bloquée' },
  working: { label: 'préparateurs en tâche', one: 'préparateur en tâche', short: 'en tâche' },
};

/** The parts of the numbers of a center. */
export const tileTexts = {
  dispatch: 'État du dispatch',
  readAt: (title: string, hour: string) => sentence`${title} à ${hour} : ces nombres ne sont pas mis à jour ici`,
  toDispatch: 'à dispatcher',
  toPrepare: (n: number) => `sur ${n.toLocaleString('fr-FR')} à préparer`,
  longest: (time: string) => sentence`la plus ancienne : ${time}`,
  inSession: (n: number) => `sur ${n} en session`,
  worst: (order: string, minutes: number) =>
    minutes < 1 ? sentence`la pire : ${order}` : sentence`la pire : ${order}, +${minutes} min`,
  first: (hour: string) => sentence`la première à ${hour}`,
  leaving: (n: number) =>
    n === 0 ? "aucune ne part dans l'heure" : `${n.toLocaleString('fr-FR')} ${n > 1 ? 'partent' : 'part'} dans l'heure`,
  /** The first of several, and how many more there are. */
  some: ([first, ...others]: readonly string[]) => {
    if (first === undefined) return null;
    if (others.length === 0) return first;
    return sentence`${first} et ${others.length > 1 ? `${others.length} autres` : '1 autre'}`;
  },
};

export const ownTexts = {
  title: (count: number) => `Vos actions (${count})`,
  see: 'Voir',
  decide: 'Décider',
  seeOf: (label: string) => sentence`Voir : ${label}`,
  because: (state: string, reason: string) => sentence`${state} : ${reason}`,
};

export const figureTexts = {
  center: 'Centre',
  check: (counts: readonly number[]) => `contrôle ${counts.join(' + ')}`,
  trolleyRates: (rate: string, spaceRate: string) => sentence`chariots ${rate}, emplacements ${spaceRate}`,
  incomings: 'Arrivages réguliers',
  recurringTasks: 'Tâches récurrentes',
  checkZone: 'Check zone en attente',
  fresh: 'Frais',
  dry: 'Secs',
  prime: 'Primeur',
  trolleys: 'Chariots',
  occupation: "Taux d'occupation chariots",
  spaceOccupation: 'Occupation des emplacements chariots',
  load: 'Charge à venir',
};

export const sessionTexts = {
  title: (count: number) => `Sessions de planning à venir (${count})`,
  show: 'Afficher',
  hide: 'Masquer',
  packer: 'Préparateur',
  start: 'Début',
  action: 'Action',
  late: (duration: string) => sentence`en retard de ${duration}`,
  begin: 'Faire commencer maintenant',
};

export const alertTexts = {
  banner: 'Alertes du centre',
  unread: (n: number) => (n === 0 ? 'Aucune alerte' : n === 1 ? '1 alerte' : `${n} alertes`),
  readAlert: (label: string) => sentence`Marquer comme lu : ${label}`,
  panel: 'Notifications',
  count: (count: number) => (count > 1 ? `${count} alertes visibles` : `${count} alerte visible`),
  none: 'Aucune notification',
  fold: 'Replier les notifications',
  unfold: 'Déplier les notifications',
  empty: 'Vider les notifications',
  nothingToEmpty: "Il n'y a rien à vider",
  occupation: (rate: string) => sentence`Taux d'occupation chariots : ${rate}`,
  reprep: 'Repréparation',
  transitArea: 'Zone de transit',
  trolleyArea: 'Zone chariot',
  crates: 'Cagettes',
  lostTrolley: 'Chariot introuvable',
  notFound: (trolley: string, location: string) =>
    joined(' ', [
      trolley ? sentence`Chariot ${trolley} introuvable` : 'Chariot introuvable',
      location && sentence`à l'emplacement ${location}`,
    ]),
  packerComment: 'Commentaire préparateur',
  unknown: 'Alerte',
  hide: 'Masquer',
  review: 'Traiter',
  comment: 'Commentaire',
  hold: (trolley: string) => sentence`commentaire du chariot ${trolley}`,
  validate: 'Valider',
  cancel: 'Annuler',
};

export const wallTexts = {
  room: 'Préparation',
  hold: 'écran mural',
  signedOut: 'Session terminée : rechargez la page pour vous reconnecter',
  mayAsleep: "L'écran peut se mettre en veille",
  synced: (state: string, time: string) => (time === '' ? state : sentence`${state}, ${time}`),
  toPrepare: 'à préparer maintenant',
  doing: 'en préparation',
  waiting: 'en attente de produits',
  speed: 'articles / heure (15 min)',
  trolleys: 'occupation chariots',
  urgents: 'Urgences',
  normals: 'Normales',
  turn: (from: number, to: number, of: number, seconds: number) =>
    `${from} à ${to} sur ${of.toLocaleString('fr-FR')}, suite dans ${seconds} s`,
};

export const loadingTexts = { data: 'Chargement des données...' };
