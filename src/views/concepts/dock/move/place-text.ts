import { minutesText } from '../../../../domain/time/minutes.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';

/** `+4 min`, from an hour on `+1 h 05`. */
const longer = (minutes: number) => `+${minutesText(minutes)}`;

/** Places of a move and what they cost: of the window, and of a drag under way. The board is painted without them. */
export const placeTexts = {
  position: 'Position dans la tournée',
  best: 'Meilleure place',
  first: 'En premier',
  last: 'En dernier',
  none: 'Aucune destination permise',
  search: 'Chercher une destination',
  searchHint: 'Tournée, livreur, code postal, commande, ou 1 à 9',
  noneFound: 'Aucune tournée ne correspond à cette recherche',
  noSuchPlace: (number: number) => `Pas de place ${number}`,
  /** What a press does, whole. */
  outcome: (what: string, where: string, cost: readonly (string | null)[]) =>
    joined(' : ', [sentence`Déplacer ${what} ${where}`, joined(', ', cost)]),
  into: (code: string, place: string) => joined(', ', [sentence`dans ${code}`, place]),
  backToList: 'dans les commandes à dispatcher',
  several: (count: number) => `${count} commandes`,
  create: (what: string) => sentence`Créer une tournée avec ${what}`,
  reached: (name: string, time: string) => sentence`${name} vers ${time}`,
  shifts: (name: string, from: string, to: string) => sentence`${name} passe de ${from} à ${to}`,
  refused: (count: number) => `Destinations refusées (${count})`,
  estimated: 'Estimation de cet appareil, à deux minutes près',
  stopAt: (number: number) => (number === 1 ? '1er arrêt' : `${number}e arrêt`),
  /** `1er arrêt : +11 min, 1 retard`. */
  costAt: (place: string, cost: string) => sentence`${place} : ${cost}`,
  afterStop: (number: number, name: string) => sentence`${number}e arrêt, après ${name}`,
  beforeStop: (name: string) => sentence`1er arrêt, avant ${name}`,
  onlyStop: 'seul arrêt',
  newDock: 'Nouvelle tournée',
  alone: (count: number) => (count > 1 ? `${count} arrêts` : 'un seul arrêt'),
  /** `+4 min, aucun retard`. */
  cost: (addedS: number, lateness: string) => joined(', ', [longer(Math.ceil(addedS / 60)), lateness]),
  lateness: { none: 'aucun retard', tight: 'de justesse', unknown: 'heure inconnue' },
  lateCount: (count: number) => (count > 1 ? `${count} retards` : '1 retard'),
  lateBy: (name: string, minutes: number) => joined(' ', [name, longer(minutes)]),
  late: ({ named, others }: { readonly named: readonly string[]; readonly others: number }) =>
    joined(', ', [...named, others > 0 && (others > 1 ? `${others} autres` : '1 autre')]),
  around: (time: string) => sentence`vers ${time}`,
  promised: (slot: string) => sentence`promis ${slot}`,
  bags: (count: number) => (count > 1 ? `${count} sacs` : `${count} sac`),
  dockTitle: (code: string) => sentence`Déplacer la tournée ${code} sur…`,
};
