import { labelled } from '../label.ts';
import type { Provider } from './provider.ts';

export const providerNames: Readonly<Record<Provider, string>> = { STUART: 'Stuart', UBER_DIRECT: 'Uber' };

/** The status of a job in words, by provider (DSP-674 to DSP-676, DSP-681). */
export const jobStatusLabels: Readonly<Record<Provider, (code: string | null | undefined) => string>> = {
  STUART: labelled({
    init: 'Demandé',
    in_progress: 'En cours',
    picking: 'Retrait en cours',
    delivering: 'En livraison',
    finished: 'Terminé',
    expired: 'Expiré',
    canceled: 'Annulé',
    voided: 'Invalidé',
  }),
  UBER_DIRECT: labelled({
    init: 'Demandé',
    pickup: 'Retrait en cours',
    pickup_complete: 'Retrait effectué',
    delivered: 'Livré',
    canceled: 'Annulé',
    returned: 'Rapporté au centre',
  }),
};

/** How far the second provider's delivery is (DSP-685). */
export const deliveryStatusLabel = labelled({
  SCHEDULED: 'Planifié',
  EN_ROUTE_TO_PICKUP: 'En chemin pour pickup',
  ARRIVED_AT_PICKUP: 'Arrivé au centre',
  EN_ROUTE_TO_DROPOFF: 'En livraison',
  COMPLETED: 'Livré',
  FAILED: 'Échec',
});

/** How far the way back of a failed delivery is (DSP-686). */
export const returnStatusLabel = labelled({
  SCHEDULED: 'planifié',
  EN_ROUTE_TO_DROPOFF: 'en chemin vers le centre',
  COMPLETED: 'terminé',
  FAILED: 'échec',
});

/** Vehicles of both providers (DSP-661, DSP-662, DSP-687). */
export const courierVehicleLabel = labelled({
  bike: 'Vélo',
  motorbike: 'Moto',
  car: 'Voiture',
  cargobike: 'Vélo cargo',
  cargobikexl: 'Vélo cargo XL',
  BICYCLE: 'Vélo',
  MOTORBIKE: 'Moto',
  CAR: 'Voiture',
  PEDESTRIAN: 'À pied',
});
