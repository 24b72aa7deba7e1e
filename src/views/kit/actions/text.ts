import type { JournalEntry } from '../../../db/schema.ts';
import { dockCode, dockStatusLabel } from '../../../domain/dock/text.ts';
import { driverStateLabel } from '../../../domain/driver/state.ts';
import { vehicleLabel } from '../../../domain/driver/vehicle.ts';
import { orderStatusLabel } from '../../../domain/order/status.ts';
import type { Kind } from '../../../domain/rows.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { joined, sentence } from '../../../domain/words/isolate.ts';
import { stateLabels } from '../text.ts';

export const panelTexts = {
  title: 'Actions',
  description: 'Ce que cet appareil a enregistré et que le serveur n’a pas encore confirmé.',
  see: "Voir l'action",
  empty: 'Aucune action en attente',
  emptyText: 'Tout ce que vous avez fait est arrivé au serveur.',
  age: (age: string) => sentence`il y a ${age}`,
  center: (name: string) => sentence`centre ${name}`,
  waitsFor: "Attend l'action précédente",
  server: 'Le serveur a maintenant :',
  yours: 'Votre valeur :',
  takeOwn: 'Remplacer par ma valeur',
  allTheSame: 'Enregistrer quand même',
  takeServers: 'Garder celle du serveur',
  unchanged: 'rien de changé depuis votre action',
  retry: 'Réessayer',
  sendAgain: 'Renvoyer',
  sendAgainTitle: 'Renvoyer cette action ?',
  maybeTwice: (label: string) =>
    sentence`${label} : si le serveur l'a déjà faite, elle sera faite deux fois. Vérifiez d'abord.`,
  modify: 'Modifier',
  discard: 'Abandonner',
  checking: 'Vérification en cours',
  sending: "L'envoi est en cours",
  discardTitle: 'Abandonner cette action ?',
  discardText: (label: string) => sentence`${label} : cette action ne sera pas envoyée.`,
  discardDoubt: (label: string) =>
    sentence`${label} : si le serveur l'a faite, elle le reste. Vérifiez avant de la refaire.`,
  stillInDoubt: (why: string) => sentence`${why}. Un envoi précédent a pu aboutir`,
  dependants: (labels: readonly string[]) =>
    sentence`Ces actions attendent derrière elle : ${joined(' ; ', labels)}. Les abandonner aussi ?`,
  discardAll: 'Abandonner tout',
  discardOne: 'Seulement celle-ci',
  undoTitle: 'Peut être annulé',
  undo: 'Annuler',
  undoLabel: (label: string) => sentence`Annuler : ${label}`,
  journalTitle: 'Journal de cet appareil',
  journalEmpty: 'Le journal est vide',
  journalSave: 'Enregistrer le journal (CSV)',
  journalFile: 'quai-journal.csv',
  journalColumns: ['Instant', 'Identifiant', 'Action', 'Étape', 'Essai', 'Raison'] as const,
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
const quoted = (value: Value) => (value ? sentence`« ${String(value)} »` : dash);
const time = (value: Value) => (typeof value === 'string' ? hourText(value) : dash);

const yesNo = (value: Value) => (value ? 'oui' : 'non');
/** What it is called stands in a list that these words do not have. */
const another = (value: Value) => (value === null ? dash : 'un autre');
const changed = () => 'changé';
const coded = (label: (code: string) => string) => (value: Value) => (typeof value === 'string' ? label(value) : dash);

/**
 * The fields actions change, in words, by name or, where a name has several meanings, by kind and name. Others are not
 * shown.
 */
export const fieldTexts: Readonly<Record<string, { label: string; text: (value: Value) => string }>> = {
  number_of_bags: { label: 'sacs', text: plain },
  number_of_bags_dry: { label: 'sacs secs', text: plain },
  number_of_bags_isotherm: { label: 'sacs isothermes', text: plain },
  dock: { label: 'tournée', text: (value) => (typeof value === 'number' ? dockCode(value) : 'à dispatcher') },
  dock_rank: { label: 'rang', text: plain },
  is_moving: { label: 'en déplacement', text: yesNo },
  current_status: { label: 'statut', text: coded(dockStatusLabel) },
  defined_at: { label: 'mise en chariot à', text: time },
  loaded_at: { label: 'chargée à', text: time },
  locked_at: { label: 'lancée à', text: time },
  closed_at: { label: 'fermée à', text: time },
  target_name: { label: 'livreur prévu', text: plain },
  target_vehicle: { label: 'véhicule', text: coded(vehicleLabel) },
  name: { label: 'nom', text: plain },
  ending_center: { label: 'centre de retour', text: plain },
  launchpad: { label: 'panier', text: plain },
  internal_note: { label: 'note', text: quoted },
  last_name: { label: 'nom', text: plain },
  first_name: { label: 'prénom', text: plain },
  email: { label: 'e-mail', text: plain },
  phone_number: { label: 'téléphone', text: plain },
  main_psp: { label: 'prestataire de paiement', text: plain },
  optin_email: { label: 'accord e-mail', text: plain },
  optin_sms: { label: 'accord SMS', text: plain },
  optin_push: { label: 'accord notifications', text: plain },
  is_vip: { label: 'VIP', text: yesNo },
  super_venere_at: { label: 'super vénère', text: yesNo },
  is_fraud: { label: 'fraude', text: yesNo },
  firstname: { label: 'prénom', text: plain },
  lastname: { label: 'nom', text: plain },
  company: { label: 'société', text: plain },
  phone: { label: 'téléphone', text: plain },
  gift_message: { label: 'message cadeau', text: quoted },
  title: { label: 'nom', text: quoted },
  body: { label: 'texte', text: quoted },
  is_shared: { label: 'au centre', text: yesNo },
  deleted_at: { label: 'supprimé', text: yesNo },
  number_of_crates: { label: 'cagettes', text: plain },
  shipping_time: { label: 'créneau à partir de', text: time },
  max_shipping_time: { label: "créneau jusqu'à", text: time },
  transit_area: { label: 'zone de transit', text: plain },
  trolley_id: { label: 'chariot', text: another },
  additional_trolley_id: { label: 'chariot supplémentaire', text: another },
  trolleys: { label: "emplacement d'un chariot", text: changed },
  shipping_address: { label: 'adresse', text: plain },
  products: { label: "statut d'un produit", text: changed },
  rank: { label: 'rang', text: plain },
  late_threshold: { label: 'seuil de retard', text: plain },
  max_staff: { label: 'préparateurs au plus', text: plain },
  max_buffer: { label: 'buffer au plus', text: plain },
  next_task_type: { label: 'prochaine tâche', text: plain },
  extra_delay: { label: 'délai', text: plain },
  express_extra_delay: { label: 'délai express', text: plain },
  express_prio_extra_delay: { label: 'délai express prioritaire', text: plain },
  frichti_extra_delay: { label: 'délai frichti', text: plain },
  frichti_express_prio_extra_delay: { label: 'délai express prioritaire frichti', text: plain },
  rain_bonus_id: { label: 'bonus pluie', text: another },
  'order.status': { label: 'statut', text: coded(orderStatusLabel) },
  'driver.state': { label: 'état', text: coded(driverStateLabel) },
  'driver.vehicle': { label: 'véhicule', text: coded(vehicleLabel) },
  activity: { label: 'activité', text: plain },
  is_back: { label: 'de retour', text: yesNo },
  is_read: { label: 'lue', text: yesNo },
};

export function entityText(kind: Kind, id: number, name: string | undefined): string {
  switch (kind) {
    case 'dock':
      return dockCode(id);
    case 'driver':
      return name === undefined ? `Livreur ${id}` : sentence`Livreur ${name}`;
    case 'customer':
      return name === undefined ? `Client ${id}` : sentence`Client ${name}`;
    case 'nextConfig':
      return name === undefined ? `Priorité ${id}` : sentence`${name}`;
    case 'next':
      return name === undefined ? `Préparateur ${id}` : sentence`${name}`;
    case 'metas':
      return 'Réglages du centre';
    case 'alert':
    case 'notification':
      return `Alerte ${id}`;
    case 'planning':
      return `Session ${id}`;
    default:
      return sentence`Commande ${name ?? id}`;
  }
}
