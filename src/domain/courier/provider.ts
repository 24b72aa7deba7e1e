import type { Dock } from '../dock/dock.ts';
import { isCourierType } from '../dock/dock-type.ts';
import type { ExternalJob } from './external-job.ts';

/** The two providers of couriers, by the type of their docks (DSP-660). */
export const providers = ['STUART', 'UBER_DIRECT'] as const;
export type Provider = (typeof providers)[number];

const isProvider = (code: string | null | undefined): code is Provider => providers.some((known) => known === code);

/**
 * The provider of a dock; null for a driver's dock, and for an unknown provider, of which nothing is shown (DSP-660).
 */
export const providerOf = (dock: Pick<Dock, 'dock_type'>): Provider | null =>
  isCourierType(dock) && isProvider(dock.dock_type) ? dock.dock_type : null;

/** The vehicles of each provider: no code belongs to both (DSP-661, DSP-662, DSP-687). */
export const courierVehicles: Readonly<Record<Provider, readonly string[]>> = {
  STUART: ['bike', 'motorbike', 'car', 'cargobike', 'cargobikexl'],
  UBER_DIRECT: ['BICYCLE', 'MOTORBIKE', 'CAR', 'PEDESTRIAN'],
};

/**
 * The provider of a job: its dock's, else its vehicle's, for an order that left the courier's dock. Null when both are
 * unknown.
 */
export function providerOfJob(
  job: Pick<ExternalJob, 'transport_type'>,
  dock: Pick<Dock, 'dock_type'> | undefined,
): Provider | null {
  const vehicle = job.transport_type ?? '';
  return (
    (dock && providerOf(dock)) ?? providers.find((provider) => courierVehicles[provider].includes(vehicle)) ?? null
  );
}

/** Vehicles for a dock of the first provider, in this order; bike by default (DSP-661, DSP-663). */
export const dockVehicles: readonly string[] = ['bike', 'car', 'cargobike', 'cargobikexl'];
export const usualVehicle = 'bike';

/**
 * Vehicles that can be chosen for the first provider, in this order; the second chooses by itself (DSP-662, DSP-663).
 */
export const callVehicles = ['bike', 'motorbike', 'car', 'cargobike'] as const;
export type CallVehicle = (typeof callVehicles)[number];
