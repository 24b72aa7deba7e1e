import { dockCode } from '../../../domain/dock/text.ts';
import { joined, sentence } from '../../../domain/words/isolate.ts';
import type { DockAction } from './allowed-steps.ts';
import { crossDockTexts } from './cross-dock/text.ts';

export const dockTexts = {
  incident: 'Incident…',
  heading: (title: string, count: number | undefined) => (count === undefined ? title : sentence`${title} (${count})`),
  collapse: { ready: 'À livrer', other: 'Replier' },
  expand: 'Déplier',
  none: 'Aucune tournée',
  go: 'GO',
  goLabel: (id: number) => `GO ${dockCode(id)}`,
  sending: 'Envoi en cours',
  departure: 'Départ',
  departureSoon: 'moins de 4 h',
  return: 'Retour',
  noDriver: 'Sans livreur',
  driver: (id: number) => `Livreur ${id}`,
  ending: (name: string) => sentence`Centre de fin : ${name}`,
  crossDocking: (name: string) => sentence`Cross-dock : ${name}`,
  elsewhere: 'autre centre',
  loading: 'en cours',
  loaded: 'Chargé',
  loadedBy: (time: string, name: string) => joined(' ', [time, name]),
  locked: 'Verrouillée',
  give: (code: string) => sentence`Donner ${code} à un livreur`,
  stop: (number: number) => `Arrêt ${number}`,
  crowFlies: "À vol d'oiseau, d'un arrêt au suivant",
  failedEstimate: "Échec de l'estimation",
  basket: 'Panier',
  takeBags: { normal: 'Prise des sacs', limit: 'Prise des sacs urgente', delay: 'Prise des sacs en retard' },
  /** For the number of tasks before the first unready one (ENT-04). */
  beforeWaitingMeaning: (count: number) =>
    count === 0
      ? "La première commande de la tournée n'est pas encore finalisée"
      : `${count > 1 ? `${count} commandes` : '1 commande'} avant la première qui n'est pas finalisée`,
  etaMeaning: 'Heure de retour estimée',
  gain: 'Gain du livreur pour cette tournée',
  beforeWaiting: (count: number) => `${count} avant attente`,
  eta: (time: string) => sentence`ETA ${time}`,
  round: (parts: readonly string[]) => joined(' · ', parts),
  cutOff: (time: string) => sentence`clôture ${time}`,
  tasks: (code: string) => sentence`Commandes de ${code}`,
  noTask: 'Vide',
  count: (count: number) => (count > 1 ? `${count} commandes` : `${count} commande`),
  move: (id: number) => `Déplacer la tournée ${dockCode(id)}`,
  menu: (id: number) => `Actions de ${dockCode(id)}`,
  onDock: (label: string, id: number) => sentence`${label} ${dockCode(id)}`,
  optimisation: "Détail de l'optimisation",
  optimized: 'Marquer optimisée à la main',
  validated: 'Marquer validée à la main',
  unconfigured: 'Non configurée',
};

/** Totals of a round: `3 arrêts · 7 sacs · 15 kg` (DSP-384). */
export const roundText = ({ stops, bags, kg }: Record<'stops' | 'bags' | 'kg', number>) =>
  joined(' · ', [
    stops > 1 ? `${stops} arrêts` : `${stops} arrêt`,
    bags > 1 ? `${bags} sacs` : `${bags} sac`,
    `${kg.toLocaleString('fr-FR')} kg`,
  ]);

export const dockActionLabels: Readonly<Record<DockAction, string>> = {
  validate: 'Valider la tournée',
  invalidate: 'Invalider la tournée',
  define: 'Mise en chariot',
  undefine: 'Undefine',
  ready: 'Chargé',
  loadCrossDock: crossDockTexts.load,
  unlock: 'ANNULER',
  close: 'Fermer',
  edit: 'Modifier',
  give: 'Donner à…',
  switchDrivers: 'Échanger les livreurs',
  moveOnto: 'Déplacer la tournée sur…',
  remove: 'Supprimer',
};
