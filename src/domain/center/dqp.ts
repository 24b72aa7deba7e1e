import { post, type RequestSpec } from '../command.ts';
import { wholeText } from '../typed/number.ts';
import type { Metas } from './center.ts';
import type { CenterId } from './center-id.ts';

/** The meal-partner site, whose orders have delays of their own (CST-32). */
const mealPartnerSite = 1013;

/** Delays in minutes (DSP-869, DSP-871). */
export const delays = [
  'extra_delay',
  'express_extra_delay',
  'express_prio_extra_delay',
  'frichti_extra_delay',
  'frichti_express_prio_extra_delay',
] as const satisfies readonly (keyof Metas)[];
export type Delay = (typeof delays)[number];

/** Switches (DSP-870, DSP-871). */
export const switches = [
  'dqp_express_prio_enabled',
  'dqp_courier_enabled',
  'frichti_dqp_express_prio_enabled',
] as const satisfies readonly (keyof Metas)[];
export type Switch = (typeof switches)[number];

export type DqpSetting = Delay | Switch | 'rain_bonus_id';

/** Whether the center delivers for the meal partner, whose settings are then shown too (DSP-871). */
export const hasMealPartner = ({ sites }: Pick<Metas, 'sites'>): boolean => Boolean(sites?.[mealPartnerSite]);

/** No center promises later than a day from now. */
export const maxDelayMinutes = 24 * 60;

/** A number of minutes typed by hand: digits only, 0 allowed, a day at most; null for anything else (DSP-873). */
export function minutesIn(text: string): number | null {
  const minutes = wholeMinutes(text);
  return minutes <= maxDelayMinutes ? minutes : null;
}

/** Whether it is a number of minutes, but one of more than a day. */
export const isBeyondDay = (text: string): boolean => wholeMinutes(text) > maxDelayMinutes;

/** NaN for what is no whole number. */
function wholeMinutes(text: string): number {
  const digits = wholeText(text);
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

interface Call {
  readonly path: string;
  /** Name of the value in the body. */
  readonly field: string;
  readonly also?: Readonly<Record<string, unknown>>;
}

const site = { site_id: mealPartnerSite };
const codes = (service: string, field: string): Call => ({ path: `/postal_codes/${service}/`, field });

/** The call for each setting (API-130 to API-137). */
const calls: Readonly<Record<DqpSetting, Call>> = {
  extra_delay: codes('update_extra_delay', 'extra_delay'),
  express_extra_delay: codes('update_express_extra_delay', 'express_extra_delay'),
  express_prio_extra_delay: codes('update_express_prio_extra_delay', 'express_prio_extra_delay'),
  dqp_express_prio_enabled: codes('update_some_dqp_enabled', 'dqp_express_prio_enabled'),
  dqp_courier_enabled: codes('update_some_dqp_enabled', 'dqp_courier_enabled'),
  frichti_extra_delay: { ...codes('update_center_site_extra_delay', 'extra_delay'), also: site },
  frichti_express_prio_extra_delay: {
    ...codes('update_center_site_express_prio_extra_delay', 'express_prio_extra_delay'),
    also: site,
  },
  frichti_dqp_express_prio_enabled: {
    ...codes('update_center_site_dqp_express_prio_enabled', 'dqp_express_prio_enabled'),
    also: site,
  },
  rain_bonus_id: {
    path: '/driver_log_rules/update_rain_bonus/',
    field: 'rain_bonus_id',
    also: { vehicle_type: 'SELEC' },
  },
};

/** The call that changes a setting; switches are sent as 1 and 0. */
export function dqpRequest(setting: DqpSetting, center: CenterId, value: number | boolean): RequestSpec {
  const { path, field, also } = calls[setting];
  return post(path, { body: { [field]: Number(value), logistics_center_id: center, ...also } });
}
