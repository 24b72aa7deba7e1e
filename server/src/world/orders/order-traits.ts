import { siteIds } from '../metas.ts';
import type { Random } from '../random.ts';
import { turn } from '../rounds/delivery-plan.ts';

const turns: readonly (readonly [tag: string, period: number, at: number])[] = [
  ['dqp_express', 9, 2],
  ['dqp_express_prio', 14, 5],
  ['dqp_courier', 17, 8],
  ['first', 19, 7],
  ['subscription', 21, 10],
  ['chronopost', 23, 3],
  ['is_expensive', 33, 12],
  ['redelivering', 39, 28],
  ['op_ukr', 43, 17],
  ['missing_bags', 47, 22],
  ['cp_fallback', 16, 11],
];

export const tagsOf = (number: number) =>
  turns.filter(([, period, at]) => turn(number, period, at)).map(([tag]) => tag);

export function siteOf(number: number): number {
  if (turn(number, 10, 6)) return siteIds.mealPartner;
  return turn(number, 8, 3) ? siteIds.directCourier : siteIds.grocery;
}

/** The weight of a basket; some are heavy (DSP-264), some too heavy for a courier (DSP-265, DSP-666). */
function weightKg(number: number, random: Random): number {
  if (turn(number, 27, 13)) return 51 + random.int(0, 300) / 10;
  if (turn(number, 24, 19)) return 33.6 + random.int(0, 140) / 10;
  if (turn(number, 15, 9)) return 12.6 + random.int(0, 190) / 10;
  if (turn(number, 45, 40)) return 0.4 + random.int(0, 9) / 10;
  return 2 + random.int(0, 100) / 10;
}

/** The weight in the API's form: a text, with a comma or a point, sometimes null. */
export function weightText(number: number, random: Random): string | null {
  const weight = weightKg(number, random).toFixed(1);
  if (turn(number, 32, 30)) return null;
  return turn(number, 5, 1) ? `${weight} Kg` : `${weight.replace('.', ',')} Kg`;
}

export function bagsOf(random: Random) {
  const isotherm = random.int(0, 3);
  const dry = random.int(isotherm === 0 ? 1 : 0, 4);
  const total = isotherm + dry;
  return {
    number_of_bags: total,
    number_of_bags_isotherm: isotherm,
    number_of_bags_dry: dry,
    dynamic_number_of_bags: Math.max(1, total + random.int(-1, 1)),
  };
}

export function cratesOf(number: number, random: Random) {
  const count = turn(number, 6, 1) ? random.int(1, 3) : 0;
  const crates = Array.from({ length: count }, () => ({
    id: random.int(600_000, 999_999),
    code: `${random.int(10, 99)}-${random.int(10, 99)}`,
  }));
  return { number_of_crates: count, crates };
}
