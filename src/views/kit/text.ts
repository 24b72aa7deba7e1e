import type { EngineCode } from '../../db/engine-code.ts';
import type { CommandState } from '../../db/schema.ts';
import { hourText } from '../../domain/time/paris-time.ts';
import { genericError } from '../../domain/words/error-text.ts';
import { sentence } from '../../domain/words/isolate.ts';
import { plural } from '../../domain/words/plural.ts';
import type { SyncKind } from './freshness/sync-status.ts';

export const texts = {
  loading: 'Chargement...',
  close: 'Fermer',
  impossible: 'Action impossible',
  expired: "Cette action a trop attendu : elle n'a pas été envoyée. Elle vous attend dans la liste des actions.",
  signedOut: 'Redirection vers la page de connexion…',
  toast: {
    label: 'Notification',
    viewport: 'Notifications ({hotkey})',
    waiting: 'En attente du serveur',
    done: 'Fait',
    show: (name: string) => sentence`Voir ${name}`,
    names: { order: (id: number) => `la commande ${id}`, driver: (id: number) => `le livreur ${id}` },
  },
  notFound: { title: 'Page introuvable', text: 'Cette adresse ne mène à aucun écran.', home: "Revenir à l'accueil" },
  unreachable: {
    title: 'Serveur injoignable',
    text: "Cet appareil n'a encore aucune donnée et le serveur ne répond pas. La console réessaie toutes les 5 secondes.",
    retry: 'Recharger',
  },
  noStorage: {
    title: 'Quai ne peut rien garder sur cet appareil',
    why: {
      full: "L'espace de stockage est plein : libérez-en, puis réessayez.",
      refused:
        'Ce navigateur refuse de stocker des données pour ce site. Quittez la navigation privée ou autorisez les données de ce site dans les réglages, puis réessayez.',
      broken:
        'Les données de ce site ne peuvent pas être ouvertes. Fermez les autres onglets ou redémarrez le navigateur, puis réessayez. En dernier recours, effacez les données de ce site : les actions pas encore envoyées seraient perdues.',
      insecure: "L'adresse de cette page n'est pas sécurisée : ouvrez-la en https.",
    },
    retry: 'Réessayer',
  },
  failed: {
    title: "Cet écran n'a pas pu être affiché",
    text: 'Vos actions enregistrées sont gardées sur cet appareil.',
    retry: 'Recharger',
  },
  draft: { restored: (name: string) => sentence`Saisie reprise : ${name}`, forget: 'Effacer' },
  noAccess: 'Accès refusé',
  noAdminHost: "Cette page est sur le site d'administration, dont l'adresse n'est pas configurée ici.",
};

/** A note on a detail. */
export const answerTexts = {
  never: "Hors ligne : ces données n'ont encore jamais été chargées sur cet appareil.",
  at: (time: string) => sentence`Données de ${time}`,
  offlineAt: (time: string) => sentence`Hors ligne : données de ${time}`,
};

export const notices = {
  outdated: {
    replica:
      'Une version plus récente de Quai est ouverte sur cet appareil. Rechargez cette page pour continuer à agir.',
    version:
      'Cette version de Quai est trop ancienne pour agir. Rechargez cette page : vos actions enregistrées partiront ensuite.',
  },
  workerMissing:
    "Quai n'a pas fini de démarrer : rien de nouveau n'arrive sur cette page et vos actions n'y sont pas enregistrées. Rechargez-la.",
  reload: 'Recharger',
};

/** When the server lets something be tried again, e.g. `nouvel essai à 14 h 05`; epoch ms on its clock. */
export const nextTry = (atMs: number) => `nouvel essai à ${hourText(atMs).replace(':', ' h ')}`;

const kinds: Readonly<Record<SyncKind, string>> = {
  first: 'Première synchronisation…',
  upToDate: 'À jour',
  held: 'En attente du serveur',
  late: 'En retard',
  paused: 'En pause',
  offline: 'Hors ligne',
  failing: 'Serveur injoignable',
  full: "Stockage de l'appareil plein : rien de nouveau n'est gardé",
};

const mostNames = 4;

/** The first few of many names. */
function fewOf(names: readonly string[]): string {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return more > 0 ? sentence`${shown} et ${more} ${plural(more, 'autre', 'autres')}` : shown;
}

export const syncTexts = {
  region: 'État de la synchronisation',
  freshness: 'Fraîcheur des données',
  kinds,
  since: (label: string, time: string) => sentence`${label} depuis ${time}`,
  lastSync: (time: string, age: string) => sentence`Dernière synchro : ${time} (il y a ${age})`,
  failures: (count: number) => `Échecs : ${count}`,
  skipped: (count: number) => `Ignorées (concurrence) : ${count}`,
  setAside: (count: number) => `Lignes illisibles mises de côté : ${count}`,
  unread: (fields: readonly (readonly [name: string, count: number])[]) =>
    sentence`Champs illisibles : ${fewOf(fields.map(([name, count]) => `${name} (${count})`))}`,
  lastSuccess: (time: string) => sentence`Dernière synchro : ${time || 'aucune'}`,
  lastRequest: (time: string) => sentence`Dernière requête : ${time || 'aucune'}`,
  reload: 'Recharger la page',
  nextTry,
};

export const undoTexts = {
  undo: 'Annuler',
  done: 'Cette action a déjà été annulée.',
  nothing: 'Rien à annuler sur cette page.',
  undone: (label: string) => sentence`Annulé : ${label}`,
  refused: (label: string, why: string) => sentence`${label} : ${why}`,
  cannot: (label: string, isParked: boolean) =>
    isParked
      ? sentence`${label} : cette action n'a pas abouti, il n'y a rien à annuler. Voyez la liste des actions.`
      : sentence`${label} : cette action ne peut pas être annulée.`,
  builtUpon: "Autre chose a changé depuis : cette action ne peut plus être annulée. Rien n'a été modifié.",
};

/** Why an action cannot be issued at all. */
export const blocks = {
  outdated: 'Rechargez la page : cette version de Quai ne peut plus agir',
  offline: 'Hors ligne : cette action doit partir maintenant',
  laneBusy: "Une action précédente n'est pas terminée",
  inDoubt: 'La même action est peut-être déjà faite : renvoyez-la ou abandonnez-la avant une autre',
};

/** The engine's own texts for an action, before it is stored and after; each code has one meaning. */
export const engineWords: Readonly<Record<EngineCode, string>> = {
  unknownAction: 'Cette version de Quai ne connaît pas cette action',
  invalid: 'Saisie invalide',
  mustBeOnline: blocks.offline,
  laneBusy: blocks.laneBusy,
  filling: 'Les données du centre arrivent : réessayez dans un instant',
  beingSent: "Cette action est en cours d'envoi ou déjà faite",
  inDoubt: blocks.inDoubt,
  outdated: blocks.outdated,
  notSignedIn: "Vous n'êtes pas connecté",
  storageFull:
    "L'espace de stockage de cet appareil est plein : rien n'a été enregistré. Libérez-en, puis recommencez.",
  noStorage: "Cet appareil n'a pas pu enregistrer l'action. Rechargez la page, puis recommencez.",
  builtUpon: undoTexts.builtUpon,
  conflict: 'Les données ont changé entre-temps sur le serveur',
  moved: "Quelqu'un d'autre a changé cela entre-temps",
  forbidden: "Vous n'avez pas le droit de faire cette action",
  // The server refused and gave no reason (SUP-741, PRP-760).
  rejected: genericError,
  busy: 'Le serveur est occupé',
  inProgress: 'Le serveur traite encore cette action',
  server: 'Le serveur a eu une erreur',
  network: 'Pas de réponse du réseau',
  timeout: "Le serveur n'a pas répondu à temps",
  malformed: "La réponse reçue n'est pas celle du serveur",
  interrupted: "L'envoi a été interrompu",
  unread: 'Réponse perdue : vérification en cours',
  neverArrived: "Rien n'est fait : cette demande n'est jamais arrivée au serveur",
  unknown: 'Réponse perdue : impossible de savoir si le serveur a agi',
  stale: 'Action trop ancienne pour être envoyée sans vous',
  clock: "L'heure de cet appareil ne permet pas de dater l'action",
  signedOut: 'En attente de votre reconnexion',
  offline: 'Hors ligne',
};

/** The engine's words for a code, if it is one of its own. */
export const wordsOf = (code: string): string | undefined =>
  (engineWords as Readonly<Record<string, string | undefined>>)[code];

export const stateLabels: Readonly<Record<Exclude<CommandState, 'settled' | 'discarded'>, string>> = {
  queued: 'En attente',
  sending: 'Envoi…',
  conflict: 'Conflit',
  refused: 'Refusée',
  uncertain: 'Résultat inconnu',
  expired: 'Périmée',
};
export const inDoubt = 'Incertaine';
