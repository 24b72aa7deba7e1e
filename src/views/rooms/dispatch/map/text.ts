import { sentence } from '../../../../domain/words/isolate.ts';
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
  none: 'Aucune commande dans cette partie de la carte.',
  stop: (code: string, rank: number) => sentence`${code}, arrêt ${rank}`,
};
