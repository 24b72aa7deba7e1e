import type { Center, Metas } from '../../../src/domain/center/center.ts';
import { isPartial } from '../../../src/domain/center/features.ts';
import { depotTypes } from '../../../src/domain/transit/depot.ts';
import { pseudoZonesOf } from './goods/pseudo-zones.ts';
import { locationsOf, trolleysOf } from './goods/trolleys.ts';
import { moneyReasons } from './money-reasons.ts';
import type { Random } from './random.ts';
import { crossDockTransitions, orderTransitions, subscriptionTransitions } from './rounds/transitions.ts';

export const siteIds = { grocery: 1, mealPartner: 1013, directCourier: 1015 } as const;

const sites = {
  [siteIds.grocery]: { domain: 'courses.example', color: '#2f855a' },
  [siteIds.mealPartner]: { domain: 'plats.example', color: '#d9480f' },
  [siteIds.directCourier]: { domain: 'express.example', color: '#1c7ed6' },
};

export const transitTypes = { ...depotTypes, fridge: 1, dry: 2, freezer: 4 } as const;

const transitAreaTypes = [
  { id: transitTypes.none, label: 'Aucune zone de dépôt' },
  { id: transitTypes.fridge, label: 'Frigo' },
  { id: transitTypes.dry, label: 'Sec' },
  { id: transitTypes.trolley, label: 'Chariot' },
  { id: transitTypes.freezer, label: 'Congélateur' },
];

const repreparationReasons = {
  NEW_ORDER_AVAILABLE: [11, 12, 14, 21],
  ID_TO_LABEL: {
    11: 'Produit manquant',
    12: 'Produit abîmé',
    14: 'Erreur de préparation',
    17: 'Commande introuvable',
    21: 'Autre',
  },
  MANDATORY_COMMENT: [17, 21],
};

const extraCostTypes = [
  { id: 1, label: 'Attente au centre' },
  { id: 2, label: 'Attente chez le client' },
  { id: 3, label: 'Détour' },
  { id: 4, label: 'Erreur de paie' },
];

const blockingExitReasons = {
  AVAILABLE: [3, 5, 6, 9, 13],
  ID_TO_LABEL: {
    2: 'Paiement vérifié à la main',
    3: 'Paiement vérifié',
    5: 'Client joint par téléphone',
    6: 'Fraude confirmée, annulation',
    9: 'Autre',
    13: 'Autre, annulation',
  },
  ID_TO_EXIT_ORDER_STATUS: { 2: 'paid', 3: 'paid', 5: 'paid', 6: 'canceled', 9: 'paid', 13: 'canceled' },
  ID_TO_ENTRY_ORDER_STATUS: Object.fromEntries([2, 3, 5, 6, 9, 13].map((id) => [id, 'blocked'])),
  MANDATORY_COMMENT: [6, 9, 13],
};

/** Possible statuses of a product. */
const productStatuses = [
  { code: 'todo', label: 'À préparer' },
  { code: 'doing', label: 'En cours' },
  { code: 'done', label: 'Pris' },
  { code: 'not_found', label: 'Non trouvé' },
  { code: 'damaged', label: 'Abîmé' },
];

const rainBonuses = [
  { id: 2, label: 'Pas de bonus' },
  { id: 4, label: 'Pluie légère : +0,50 € par course' },
  { id: 5, label: 'Pluie forte : +1,00 € par course' },
  { id: 8, label: 'Tempête : +2,00 € par course' },
];

const repreparationOrigins = ['prepared', 'shipping', 'received', 'undeliveredclient', 'to-check'];

/** The settings of a center (ENT-10). */
export function makeMetas(center: Center, centers: readonly Center[], random: Random): Metas {
  const partial = isPartial(center);
  return {
    id: center.id,
    extra_delay: random.int(0, 4) * 5,
    express_extra_delay: random.int(0, 3) * 5,
    express_prio_extra_delay: partial ? null : random.int(0, 2) * 5,
    frichti_extra_delay: random.int(0, 3) * 5,
    frichti_express_prio_extra_delay: partial ? null : random.int(0, 2) * 5,
    dqp_express_prio_enabled: !partial,
    frichti_dqp_express_prio_enabled: random.chance(0.5),
    dqp_courier_enabled: true,
    rain_bonuses: rainBonuses,
    rain_bonus_id: random.pick(rainBonuses).id,
    centers: [...centers],
    non_idf_departments: ['02', '10', '27', '28', '45', '51', '60', '89'].map((code) => ({ code })),
    pseudo_zones: pseudoZonesOf(center.id),
    trolleys: trolleysOf(center),
    trolley_locations: centers.flatMap(locationsOf),
    sites,
    transit_area_types: transitAreaTypes,
    order_statuses: {
      ALLOWED_TRANSITIONS: orderTransitions,
      SUBSCRIPTION_ALLOWED_TRANSITIONS: subscriptionTransitions,
      ORIGIN_STATUSES_FOR_REPREPARATION_REASON: repreparationOrigins,
    },
    crossdock_status_transitions: crossDockTransitions,
    repreparation_reasons: repreparationReasons,
    blocking_exit_reasons: blockingExitReasons,
    order_prepare_status: ['prep', 'prepared', 'to-check', 'waiting-products'],
    order_product_statuses: productStatuses,
    extracost_types: extraCostTypes,
    money_reasons: [...moneyReasons],
  };
}
