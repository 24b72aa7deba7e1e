import type { DriverRefusal } from '../../../../domain/route/driver-run.ts';
import { minutesText } from '../../../../domain/time/minutes.ts';
import { joined, sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

/** To give a round away. */
export const giveTexts = {
  title: (code: string) => sentence`Donner ${code} à…`,
  search: 'Nom du livreur ou véhicule',
  none: 'Aucun livreur ne correspond à cette recherche',
  rounds: 'Tournées',
  backColumn: 'Retour estimé',
  noRound: 'aucune',
  unsaid: '–',
  departure: (time: string) => sentence`départ ${time}`,
  back: (time: string) => sentence`retour ${time}`,
  bags: (count: number) => `${count} ${plural(count, 'sac', 'sacs')}`,
  gone: 'en livraison',
  take: (name: string) => sentence`La reprendre à ${name}`,
  estimated: 'Retours estimés par cet appareil, à deux minutes près : rien ne les garantit.',
  /** `vers 10:28, aucun retard`. */
  backAround: (time: string, lateness: string) => joined(', ', [time && sentence`vers ${time}`, lateness]),
  backWord: 'retour',
  freeNow: 'libre maintenant',
  freeAt: (time: string) => sentence`libre vers ${time}`,
  later: (minutes: number) => `part ${minutesText(minutes)} plus tard`,
  plannedFor: (vehicle: string) => sentence`prévue pour ${vehicle}`,
  heavy: (count: number) => `${count} ${plural(count, 'commande lourde', 'commandes lourdes')}`,
  basket: 'panier',
  cannot: (count: number, code: string) =>
    sentence`${count} ${plural(count, 'livreur ne pourrait', 'livreurs ne pourraient')} pas prendre ${code}`,
  refusals: {
    notPresent: (arrival: string) =>
      arrival === ''
        ? "Pas encore présent : START à son arrivée, dont l'heure est inconnue"
        : sentence`Pas encore présent : START à son arrivée, attendue vers ${arrival}`,
    presenceOver: (end: string, road: string) =>
      joined(', ', [sentence`Présence finie à ${end}`, road && sentence`encore en livraison de ${road}`]),
    endsBefore: (end: string, back: string) => sentence`Sa présence finit à ${end}, avant le retour vers ${back}`,
  } satisfies Record<DriverRefusal, unknown>,
};
