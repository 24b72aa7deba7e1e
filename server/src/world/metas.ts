import type { Center, Metas } from '../../../src/domain/center/center.ts';
import { depotTypes } from '../../../src/domain/transit/depot.ts';
import type { Random } from './random.ts';
import { crossDockTransitions, orderTransitions, subscriptionTransitions } from './transitions.ts';
import { locationsOf, trolleysOf } from './trolleys.ts';

export const siteIds = { grocery: 1, mealPartner: 1013, directCourier: 1015 } as const;

const sites = [
  { id: siteIds.grocery, domain: 'courses.example', color: '#2f855a' },
  { id: siteIds.mealPartner, domain: 'plats.example', color: '#d9480f' },
  { id: siteIds.directCourier, domain: 'express.example', color: '#1c7ed6' },
];

export const transitTypes = { ...depotTypes, fridge: 1, dry: 2, freezer: 4 } as const;

const transitAreaTypes = [
  { id: transitTypes.none, name: 'Aucune zone de dépôt' },
  { id: transitTypes.fridge, name: 'Frigo' },
  { id: transitTypes.dry, name: 'Sec' },
  { id: transitTypes.trolley, name: 'Chariot' },
  { id: transitTypes.freezer, name: 'Congélateur' },
];

const repreparationReasons = [
  { id: 11, label: 'Produit manquant', needs_comment: false },
  { id: 12, label: 'Produit abîmé', needs_comment: false },
  { id: 14, label: 'Erreur de préparation', needs_comment: false },
  { id: 17, label: 'Commande introuvable', needs_comment: true },
  { id: 21, label: 'Autre', needs_comment: true },
];

const extraCostTypes = [
  { id: 1, label: 'Attente au centre' },
  { id: 2, label: 'Attente chez le client' },
  { id: 3, label: 'Détour' },
  { id: 4, label: 'Erreur de paie' },
];

const blockingExitReasons = [
  { id: 3, label: 'Paiement vérifié', needs_comment: false },
  { id: 5, label: 'Client joint par téléphone', needs_comment: false },
  { id: 6, label: 'Fraude confirmée, annulation', needs_comment: true },
  { id: 9, label: 'Autre', needs_comment: true },
];

const rainBonuses = [
  { id: 2, label: 'Pas de bonus' },
  { id: 4, label: 'Pluie légère : +0,50 € par course' },
  { id: 5, label: 'Pluie forte : +1,00 € par course' },
  { id: 8, label: 'Tempête : +2,00 € par course' },
];

/** The settings of a center (ENT-10). */
export function makeMetas(center: Center, centers: readonly Center[], random: Random): Metas {
  const partial = center.stock_type === 2;
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
    trolleys: trolleysOf(center),
    trolley_locations: centers.flatMap(locationsOf),
    sites,
    transit_area_types: transitAreaTypes,
    order_status_transitions: orderTransitions,
    subscription_status_transitions: subscriptionTransitions,
    crossdock_status_transitions: crossDockTransitions,
    repreparation_origin_statuses: ['prepared', 'shipping', 'received', 'undeliveredclient', 'to-check'],
    repreparation_reasons: repreparationReasons,
    blocking_exit_reasons: blockingExitReasons,
    extracost_types: extraCostTypes,
  };
}
