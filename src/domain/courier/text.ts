import { overRefusals } from '../dock/text.ts';
import { labelled } from '../words/label.ts';
import { cancelling } from './job-rules.ts';
import type { Provider } from './provider.ts';

export const providerNames: Readonly<Record<Provider, string>> = { STUART: 'Stuart', UBER_DIRECT: 'Uber' };

/** Literal (DSP-678). */
const beingCancelled = { [cancelling]: 'annulation en cours...' };

/** The status of a job in words, by provider (DSP-674 to DSP-676, DSP-678, DSP-681). */
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
    ...beingCancelled,
  }),
  UBER_DIRECT: labelled({
    init: 'Demandé',
    pickup: 'Retrait en cours',
    pickup_complete: 'Retrait effectué',
    delivered: 'Livré',
    canceled: 'Annulé',
    returned: 'Rapporté au centre',
    ...beingCancelled,
  }),
};

/** Progress of the second provider's delivery (DSP-685). */
export const deliveryStatusLabel = labelled({
  SCHEDULED: 'Planifié',
  EN_ROUTE_TO_PICKUP: 'En chemin pour pickup',
  ARRIVED_AT_PICKUP: 'Arrivé au centre',
  EN_ROUTE_TO_DROPOFF: 'En livraison',
  COMPLETED: 'Livré',
  FAILED: 'Échec',
});

/** Progress of the return of a failed delivery (DSP-686). */
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

/** Why a courier cannot be called, or a job cannot be changed. */
export const courierRefusals = {
  closed: overRefusals.closed,
  gone: "La commande ou la tournée n'existe plus",
  taskMoving: 'Commande en cours de déplacement',
  taskLeft: 'La commande est déjà partie',
  tranquility: "La commande a l'option tranquillité",
  dockLocked: 'Tournée déjà lancée',
  notForCouriers: 'Cette tournée est celle de livreurs',
  empty: 'La tournée est vide',
  called: 'Un coursier est déjà appelé',
  severalCenters: 'Appel impossible pour plusieurs centres',
  tooHeavy: 'Commande trop lourde pour ce transporteur',
  noCourier: 'Aucun coursier appelé',
  jobGone: 'Le coursier est déjà parti',
  jobOver: 'Cette course est terminée',
  cancelling: 'Annulation déjà demandée',
  notRegularizable: "Cette course n'est pas à régulariser",
};

/** No courier can be called where the provider has no address. */
export const notConfigured = (provider: Provider) => `Les appels ${providerNames[provider]} ne sont pas configurés`;
