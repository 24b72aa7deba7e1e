import { de } from '../../../domain/words/elided.ts';
import { joined, sentence } from '../../../domain/words/isolate.ts';

export const driverTexts = {
  title: (count: number) => `Livreurs (${count})`,
  showHidden: 'Afficher les livreurs masqués',
  hideHidden: 'Cacher les livreurs masqués',
  empty: 'Aucun livreur',
  groups: {
    noplan: 'Présents hors planning',
    wait: 'En attente',
    run: 'En tournée',
    plan: 'Prévus',
    hidden: 'Masqués',
  },
  name: 'Livreur',
  vehicle: 'Véhicule',
  state: 'État',
  eta: 'ETA',
  queue: 'File',
  end: 'Fin',
  endColours: { red: 'dépassée', orange: 'dans moins de 30 min', blue: 'départ anticipé' },
  /** Prefixes of the postal codes where his shift should end (DSP-560). */
  endOfShift: (prefixes: readonly string[]) => sentence`vers ${joined(', ', prefixes)}`,
  openQueue: 'File des livreurs',
  presence: 'Présence',
  start: 'START',
  stop: 'STOP',
  stopWith: (label: string) => sentence`STOP ${label}`,
  running: (count: number) => (count > 1 ? `${count} commandes en cours` : `${count} commande en cours`),
  back: 'RETURN',
  center: 'Centre',
  of: (label: string, name: string) => sentence`${label} ${name}`,
  menu: (name: string) => sentence`Présence ${de(name)}`,
  usual: 'Véhicule habituel',
  current: 'Actuel',
  startActivity: 'Démarrer une activité',
  stopActivity: "Terminer l'activité",
};
