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
  none: 'Aucune commande dans cette partie de la carte.',
  stop: (code: string, rank: number) => sentence`${code}, arrêt ${rank}`,
};
