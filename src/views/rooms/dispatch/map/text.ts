import { joined, sentence } from '../../../../domain/words/isolate.ts';
import type { DeliveryStage } from './points.ts';

const places: Readonly<Record<DeliveryStage, string>> = {
  toDispatch: 'À dispatcher',
  planned: 'En tournée',
  onTheRoad: 'En livraison',
  delivered: 'Livrée',
};

const orders = (count: number) => (count > 1 ? `${count} commandes` : `${count} commande`);

export const mapTexts = {
  drawing: 'Carte : flèches pour se déplacer, + et − pour zoomer',
  shown: 'Ce que montre la carte',
  places,
  late: 'En retard',
  lateOnly: 'Retards seuls',
  rounds: 'Tournées affichées',
  allRounds: 'Toutes les tournées',
  fit: 'Tout voir',
  close: 'Masquer la carte',
  placeless: (count: number) => `${count} sans coordonnées`,
  center: (name: string) => sentence`Centre : ${name}`,
  picked: 'Commande choisie',
  list: 'Commandes dans la vue',
  listed: (shown: number, count: number) => (shown < count ? `${shown} premières sur ${count}` : orders(count)),
  here: (count: number) => `${orders(count)} au même endroit`,
  leaveHere: 'Voir toute la vue',
  tools: { rectangle: 'Rectangle', lasso: 'Lasso' },
  tickView: (count: number) => `Cocher les ${count} à dispatcher`,
  circled: (counts: readonly string[], ticked: number) =>
    joined(' : ', [
      'Dans le tracé',
      counts.length === 0
        ? 'aucune commande'
        : joined(', ', [...counts, ticked > 1 ? `${ticked} cochées` : `${ticked} cochée`]),
    ]),
  ticked: (count: number) => (count > 1 ? `${count} commandes cochées` : '1 commande cochée'),
  bags: (count: number) => (count > 1 ? `${count} sacs` : `${count} sac`),
  kg: (kg: number) => `${kg.toLocaleString('fr-FR')} kg`,
  departures: (first: string, last: string) =>
    first === last ? sentence`départ ${first}` : sentence`départs de ${first} à ${last}`,
  /** `Seules en tournée : environ 52 min, aucun retard`. */
  alone: (minutes: string, lateness: string) => sentence`Seules en tournée : environ ${minutes}, ${lateness}`,
  wayUnknown: 'Trajet inconnu',
  latest: (time: string) => sentence`départ au plus tard ${time}`,
  order: (names: readonly string[]) =>
    sentence`ordre : ${joined(', ', [...names.slice(0, 8), names.length > 8 && `${names.length - 8} autres`])}`,
  taken: (orders: readonly string[]) =>
    sentence`${orders.length > 1 ? `${orders.length} cochées ne sont plus à dispatcher` : "1 cochée n'est plus à dispatcher"} : ${joined(', ', orders)}`,
  takenInto: (name: string, code: string) => sentence`${name} (dans ${code})`,
  untickTaken: (count: number) => (count > 1 ? `Décocher ces ${count}` : 'Décocher celle-ci'),
  createAndGive: 'Créer et donner à…',
  tickRounds: (count: number) => (count > 1 ? `Cocher aussi les ${count} en tournée` : 'Cocher aussi celle en tournée'),
  extract: (count: number, codes: readonly string[]) => sentence`Extraire ${count} de ${joined(', ', codes)}`,
  whole: 'Plein écran',
  board: 'Revenir au tableau',
  round: (code: string) => sentence`Tournée ${code}`,
  noDriver: 'sans livreur',
  noPlace: 'sans coordonnées',
  stops: (code: string) => sentence`Arrêts de ${code}`,
  stopOf: (stop: number, count: number) => `Arrêt ${stop} sur ${count}`,
  closeRound: (code: string) => sentence`Ne plus montrer ${code}`,
  none: 'Aucune commande dans cette partie de la carte.',
  stop: (code: string, rank: number) => sentence`${code}, arrêt ${rank}`,
};
