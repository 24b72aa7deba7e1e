import type { JournalEntry } from '../../../db/schema.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { hourText } from '../../../domain/paris-time.ts';
import type { Kind } from '../../../domain/rows.ts';
import { stateLabels } from '../text.ts';

export const panelTexts = {
  title: 'Actions',
  description: 'Ce que cet appareil a enregistré et que le serveur n’a pas encore confirmé.',
  empty: 'Aucune action en attente',
  emptyText: 'Tout ce que vous avez fait est arrivé au serveur.',
  age: (age: string) => `il y a ${age}`,
  center: (id: number) => `centre ${id}`,
  waitsFor: "Attend l'action précédente",
  server: 'Le serveur a maintenant :',
  unchanged: 'rien de changé depuis votre action',
  retry: 'Réessayer',
  modify: 'Modifier',
  discard: 'Abandonner',
  checking: 'Vérification en cours',
  sending: "L'envoi est en cours",
  discardTitle: 'Abandonner cette action ?',
  discardText: (label: string) => `${label} : cette action ne sera pas envoyée.`,
  dependants: (labels: readonly string[]) =>
    `Ces actions attendent derrière elle : ${labels.join(' ; ')}. Les abandonner aussi ?`,
  discardAll: 'Abandonner tout',
  discardOne: 'Seulement celle-ci',
  undoTitle: 'Peut être annulé',
  undo: 'Annuler',
  undoLabel: (label: string) => `Annuler : ${label}`,
  journalTitle: 'Journal de cet appareil',
  journalEmpty: 'Le journal est vide',
  journalSave: 'Enregistrer le journal (CSV)',
  journalFile: 'quai-journal.csv',
  journalColumns: ['Instant', 'Identifiant', 'Action', 'Étape', 'Essai', 'Raison'],
};

/** The steps of an action in the journal. */
export const eventLabels: Readonly<Record<JournalEntry['event'], string>> = {
  ...stateLabels,
  sending: 'Envoi',
  settled: 'Confirmée',
  discarded: 'Abandonnée',
  retry: 'Nouvel essai',
};

type Value = string | number | boolean | null;

const dash = '—';
const plain = (value: Value) => (value === null ? dash : String(value));
const time = (value: Value) => (typeof value === 'string' ? hourText(value) : dash);

/** The fields actions change, in words; a field that is not here is not told. */
export const fieldTexts: Readonly<Record<string, { label: string; text: (value: Value) => string }>> = {
  number_of_bags: { label: 'sacs', text: plain },
  number_of_bags_dry: { label: 'sacs secs', text: plain },
  number_of_bags_isotherm: { label: 'sacs isothermes', text: plain },
  dock: { label: 'tournée', text: (value) => (typeof value === 'number' ? dockCode(value) : 'à dispatcher') },
  dock_rank: { label: 'rang', text: plain },
  locked_at: { label: 'lancée à', text: time },
};

export function entityText(kind: Kind, id: number, name: string | undefined): string {
  switch (kind) {
    case 'dock':
      return dockCode(id);
    case 'driver':
      return `Livreur ${id}`;
    default:
      return `Commande ${name ?? id}`;
  }
}
