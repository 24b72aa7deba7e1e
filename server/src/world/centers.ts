import type { Center } from '../../../src/domain/center/center.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { assert } from '../../../src/domain/result.ts';
import { type Area, type Places, placesOf } from './road/addresses.ts';

/** A center of the demonstration world with its delivery area; `share` is its part of the world's size. */
interface SeedCenter {
  readonly center: Center;
  readonly area: Area;
  readonly share: number;
}

const paris: SeedCenter = {
  center: {
    id: CenterId.parse(9),
    name: 'Paris La Chapelle',
    phone: '01 40 00 00 01',
    color: '#1f7a4d',
    address: at('61', 'Rue de la Chapelle', '75018', 'Paris', 48.8955, 2.3596),
    stock_type: 1,
    crates_enabled: true,
    is_shadow_groupment_enabled: true,
    group_canteen_orders_in_docks: false,
  },
  area: { prefixes: ['75', '92', '93', '95'], parisShare: 0.82 },
  share: 1,
};

const ivry: SeedCenter = {
  center: {
    id: CenterId.parse(12),
    name: 'Ivry',
    phone: '01 40 00 00 02',
    color: '#7a3fa0',
    address: at('12', 'Quai Jean Compagnon', '94200', 'Ivry-sur-Seine', 48.8188, 2.3975),
    stock_type: 2,
    crates_enabled: false,
    is_shadow_groupment_enabled: true,
    group_canteen_orders_in_docks: false,
  },
  area: { prefixes: ['75012', '75013', '75014', '94', '91', '77'], parisShare: 0.4 },
  share: 0.4,
};

/** Works without shadow grouping: no dispatch screen (DSP-201). */
const gennevilliers: SeedCenter = {
  center: {
    id: CenterId.parse(17),
    name: 'Gennevilliers',
    phone: '01 40 00 00 03',
    color: '#c2571a',
    address: at('8', 'Rue du Fossé Blanc', '92230', 'Gennevilliers', 48.9385, 2.2995),
    stock_type: 1,
    crates_enabled: true,
    is_shadow_groupment_enabled: false,
    group_canteen_orders_in_docks: false,
  },
  area: { prefixes: ['75017', '75018', '92', '95', '78'], parisShare: 0.3 },
  share: 0.25,
};

/** Treats the orders of a canteen as one line (DSP-272). */
const montreuil: SeedCenter = {
  center: {
    id: CenterId.parse(23),
    name: 'Montreuil',
    phone: '01 40 00 00 04',
    color: '#1d5fa8',
    address: at('140', 'Rue de Rosny', '93100', 'Montreuil', 48.8668, 2.464),
    stock_type: 1,
    crates_enabled: true,
    is_shadow_groupment_enabled: true,
    group_canteen_orders_in_docks: true,
  },
  area: { prefixes: ['75011', '75020', '93', '94', '77'], parisShare: 0.45 },
  share: 0.4,
};

function at(number: string, street: string, code: string, city: string, latitude: number, longitude: number) {
  return { street_number: number, street, postal_code: code, city, latitude, longitude, hash: `center-${code}` };
}

export const seedCenters: readonly SeedCenter[] = [paris, ivry, gennevilliers, montreuil];

const places = new Map<number, Places>(seedCenters.map(({ center, area }) => [center.id, placesOf(area)]));

/** Whether a center delivers to a postal code; an unknown center delivers everywhere. */
export function deliversTo(centerId: number, postalCode: string): boolean {
  const known = seedCenters.find(({ center }) => center.id === centerId);
  return known?.area.prefixes.some((prefix) => postalCode.startsWith(prefix)) ?? true;
}

/** Where a center's clients live; an unknown center delivers like the first. */
export function placesAround(centerId: number): Places {
  const found = places.get(centerId) ?? places.get(paris.center.id);
  assert(found, 'the first center has places');
  return found;
}
