import type { Random } from './random.ts';

/** The kinds whose rows are numbered one after the other. */
export type CountedKind =
  | 'order'
  | 'task'
  | 'dock'
  | 'driver'
  | 'alert'
  | 'client'
  | 'address'
  | 'canteen'
  | 'transitArea'
  | 'driverDeposit'
  | 'userDeposit'
  | 'extraCost'
  | 'extraCostDemand'
  | 'packer'
  | 'next'
  | 'packing'
  | 'nextConfig'
  | 'planning'
  | 'stockWork';
export type NextId = (kind: CountedKind) => number;

const first: Readonly<Record<CountedKind, number>> = {
  order: 48_213_007,
  task: 91_406_118,
  dock: 3_120_007,
  driver: 31_204,
  alert: 704_311,
  client: 2_418_066,
  address: 5_630_119,
  canteen: 3_017,
  transitArea: 5_102,
  driverDeposit: 812_440,
  userDeposit: 1_730_211,
  extraCost: 50_310,
  extraCostDemand: 118_406,
  packer: 6_214,
  next: 41_870,
  packing: 37_120_412,
  nextConfig: 2_118,
  planning: 902_317,
  stockWork: 77_204,
};

/** Ids as on a busy server: large, growing, with gaps left by deleted rows. */
export function countIds(random: Random): NextId {
  const last = { ...first };
  return (kind) => {
    last[kind] += random.int(1, 6);
    return last[kind];
  };
}
