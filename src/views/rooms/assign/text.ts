import { sentence } from '../../../domain/words/isolate.ts';

export const rehearsalTexts = {
  title: 'Répétition',
  lastHour: 'dernière heure',
  awaited: 'Déplacez une ligne : ce que cet ordre aurait changé dans la dernière heure se lit ici.',
  loading: 'Lecture de la dernière heure...',
  none: 'Aucune affectation notée dans la dernière heure : rien à répéter.',
  others: (from: string, to: string, count: number, of: number) => {
    if (count === 0)
      return sentence`De ${from} à ${to}, aucune affectation sur ${`${of}`} n'aurait été différente avec cet ordre.`;
    const these = count === 1 ? 'affectation' : 'affectations';
    const different = count === 1 ? 'aurait été différente' : 'auraient été différentes';
    return sentence`De ${from} à ${to}, ${`${count} ${these} sur ${of} ${different}`} avec cet ordre.`;
  },
  heads: ['Type', 'Réel', 'Avec', 'Écart'],
  who: 'Qui serait allé où',
  whoHeads: ['À', 'Préparateur', 'A reçu', 'Aurait reçu'],
  rule: (number: number) => `règle ${number}`,
  nothing: 'rien',
  same: 'inchangé',
  all: (count: number) => `Tout afficher (${count})`,
  different: 'Afficher les différences',
  how: "Chaque affectation est décidée à nouveau sur l'état du moment ; ce qu'un changement aurait entraîné ensuite n'est pas suivi.",
} as const;

export const priorityTexts = {
  /** The field of a prompt is called as the limit it asks for, with its unit (PRP-243). */
  limit: (label: string, unit: string) => sentence`${label} (${unit})`,
  units: { late_threshold: 'minutes', max_staff: 'personnes', max_buffer: 'commandes' },
  title: 'Priorité des types de tâches',
  savedAtOnce: 'Seuils, maximums et interrupteurs : enregistrés aussitôt',
  readAt: (time: string) => sentence`Lue à ${time}`,
  rulesTitle: 'Comment la prochaine tâche est choisie',
  /** In the order they are gone through (PRP-221 to PRP-229). */
  rules: [
    ['Reprise', 'une tâche commencée et non terminée est reprise en premier.'],
    ['Forcé', 'la prochaine tâche choisie à la main pour le préparateur passe ensuite.'],
    ['Verrouillé', "un préparateur verrouillé sur un type de tâche y reste tant qu'il y a du travail."],
    [
      'Poste prioritaire',
      "les types marqués prioritaires dont le nombre maximum de préparateurs n'est pas atteint passent avant les autres.",
    ],
    ['Poste vide', "un type qui a du travail et aucun préparateur passe ensuite, dans l'ordre de la liste."],
    [
      'Même type de tâche',
      "le préparateur continue le type qu'il vient de terminer s'il reste du travail et de la place.",
    ],
    [
      'Ordre de priorité',
      'sinon, le premier type de la liste autorisé au préparateur, avec du travail et sous son maximum.',
    ],
    [
      'Préparateur de zone',
      "le type 15 est ignoré quand le buffer de la zone atteint son maximum, sauf pour un préparateur qui n'a que cette permission si le bypass est activé.",
    ],
  ],
  heads: {
    rank: 'Rang',
    id: 'Id',
    name: 'Nom',
    late: 'Retard',
    late_threshold: 'Seuil de retard',
    max_staff: 'Max. préparateurs',
    is_high_priority_spot: 'Prioritaire',
    max_buffer: 'Buffer max.',
    is_one_grant_bypass_max_buffer: 'Bypass',
  },
  unnamed: (type: number) => `Tâche ${type}`,
  none: '-',
  minutes: (count: number) => `${count} min`,
  valueOf: (label: string, name: string, value: string) => sentence`${label}, ${name} : ${value}`,
  switchOf: (label: string, name: string) => sentence`${label} : ${name}`,
  off: { zone: 'Zone inactive', unknownZone: 'État de la zone inconnu', disabled: 'Désactivé' },
  offline: 'Hors ligne : dernière liste connue, en lecture seule',
  failed: (why: string) => sentence`La liste n'a pas pu être lue : ${why}`,
  unknown: 'Aucune liste connue sur cet appareil',
  up: (name: string) => sentence`Monter ${name}`,
  down: (name: string) => sentence`Descendre ${name}`,
  isFirst: 'Déjà au premier rang',
  isLast: 'Déjà au dernier rang',
  move: (name: string) => sentence`Déplacer ${name}`,
  was: (rank: number | null) => (rank === null ? 'sans rang' : `était ${rank}`),
  line: (name: string) => sentence`La ligne ${name}`,
  place: (rank: number) => `le rang ${rank}`,
  instructions:
    "Pour déplacer une ligne au clavier : Espace pour la prendre, les flèches pour aller d'un rang à l'autre, Espace pour la déposer, Échap pour annuler.",
  draft: 'Ordre non enregistré',
  draftName: 'ordre des priorités',
  change: (name: string, from: number | null, to: number) =>
    from === null ? sentence`${name} : rang ${to}` : sentence`${name} : rang ${from} vers ${to}`,
  more: (count: number) => (count > 1 ? `et ${count} autres lignes` : 'et 1 autre ligne'),
  reset: 'Rétablir',
  save: "Enregistrer l'ordre",
  saving: 'Enregistrement en cours',
  onServer: (names: string) => sentence`Ordre du serveur : ${names}`,
  confirm: 'Valider',
  tooMuch: (most: number) => `Au plus ${most.toLocaleString('fr-FR')}`,
  /** Of the file alone. */
  yes: 'Oui',
  no: 'Non',
  isOff: 'Inactif',
  zones: 'Zones',
  icePacks: 'Nombre de pains de glace par température',
} as const;
