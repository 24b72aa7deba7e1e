import type { Order } from './order.ts';
import { hasTag } from './tags.ts';

export type WeightLevel = 'none' | 'normal' | 'heavy' | 'error';

// CST-22, in whole kilograms.
const badgeAboveKg = 1;
const heavyAboveKg = 50;
const errorAboveKg = 33;

const directSite = 1015; // CST-33

/** The weight of an order to the nearest kilogram, halves up (DSP-263); null when `total_weight` cannot be read. */
export function weightKg(order: Pick<Order, 'total_weight'>): number | null {
  const number = /^\s*(\d+(?:[.,]\d+)?)\s*kg\s*$/i.exec(order.total_weight ?? '')?.[1];
  return number === undefined ? null : Math.round(Number(number.replace(',', '.')));
}

/** Direct-courier style: site 1015, no canteen, no tag `cp_fallback` (DSP-265). */
export const isDirectCourier = (order: Pick<Order, 'site_id' | 'canteen_id' | 'tags'>) =>
  order.site_id === directSite && !order.canteen_id && !hasTag(order, 'cp_fallback');

/** How the weight of an order is shown (DSP-263 to DSP-265); an error wins over heavy. */
export function weightLevel(order: Pick<Order, 'total_weight' | 'site_id' | 'canteen_id' | 'tags'>): WeightLevel {
  const kg = weightKg(order) ?? 0;
  if (kg <= badgeAboveKg) return 'none';
  if (kg > errorAboveKg && isDirectCourier(order)) return 'error';
  return kg > heavyAboveKg ? 'heavy' : 'normal';
}

/** `12 kg` (DSP-263). */
export const weightText = (kg: number) => `${kg} kg`;
