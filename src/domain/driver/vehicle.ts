import { labelled } from '../words/label.ts';

/** The label of a vehicle (DSP-561). */
export const vehicleLabel = labelled({
  CAR: 'Voiture',
  S50: 'Scoot 50',
  S125: 'Scoot 125',
  SELEC: 'Scoot ELEC',
  BIKE: 'Vélo',
  TRUCK: 'Camion',
  SCO: 'Scooter',
});

/** The vehicles a presence may start with or change to (DSP-562, DSP-622, CST-34); SCO is only displayed. */
export const vehicles = ['CAR', 'S50', 'S125', 'SELEC', 'BIKE', 'TRUCK'] as const;

/** Every vehicle a driver may be seen with, to filter by (DSP-582). */
export const knownVehicles = [...vehicles, 'SCO'] as const;

const twoWheelers = new Set(['S50', 'S125', 'SELEC', 'BIKE', 'SCO']);

/** Whether somebody rides on two wheels, where a heavy order is told beside him (OUR-084). */
export const isTwoWheeler = ({ vehicle }: { readonly vehicle?: string | null | undefined }) =>
  twoWheelers.has(vehicle ?? '');
