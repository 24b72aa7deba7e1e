import * as z from 'zod/mini';
import { valuesOf } from '../../../../src/domain/basis.ts';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { setDelay, setRainBonus, setSwitch } from '../../../../src/domain/center/commands/dqp.ts';
import { type Delay, type DqpSetting, maxDelayMinutes, type Switch } from '../../../../src/domain/center/dqp.ts';
import type { Command } from '../../../../src/domain/command.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { type AnyAction, action, type Decision } from '../action.ts';
import { theSetting } from '../answers.ts';
import { refusalOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';

type OfCenter = { readonly logistics_center_id: CenterId };

interface SettingCall<Body extends OfCenter> {
  readonly path: string;
  readonly summary: string;
  readonly body: z.ZodMiniType<Body>;
  /** The setting it changes, by which what it replaces is compared. */
  readonly setting?: DqpSetting;
  readonly decide: (body: Body, rows: Rows) => Decision;
}

/** `POST`: changes one setting of the center in the body (DSP-869 to DSP-872). */
const settingCall = <Body extends OfCenter>({ path, summary, body, setting, decide }: SettingCall<Body>): AnyAction =>
  action({
    method: 'POST',
    path,
    summary,
    permission: 'flow',
    answers: 'Metas',
    input: z.object({ body }),
    subject: ({ body: { logistics_center_id } }) => ({ kind: 'metas', id: logistics_center_id }),
    reads: () => ({ settings: true }),
    basis: (_, rows) => {
      const values = setting && valuesOf(rows.settings, [setting]);
      return values ? { values } : null;
    },
    decide: (input, rows) => decide(input.body, rows),
  });

/** Applies the console's own rules: a guard that refuses answers 400, since asking again changes nothing. */
function change<Args extends { readonly center: CenterId; readonly setting: DqpSetting }>(
  command: Command<Args>,
  args: Args,
  rows: Rows,
): Decision {
  const refusal = command.guard(args, rows);
  if (refusal) return refusalOf(command.text, refusal);
  return {
    verdict: 'accept',
    patches: command.effect(args, rows),
    answer: theSetting(args.center, args.setting),
  };
}

const center = { logistics_center_id: CenterId };
const site = { ...center, site_id: z.literal(1013) };
const Minutes = z.int().check(z.nonnegative(), z.maximum(maxDelayMinutes));
const Flag = z.union([z.literal(0), z.literal(1)]);

const delay = (setting: Delay, of: CenterId, value: number, rows: Rows) =>
  change(setDelay, { center: of, setting, value }, rows);
const flag = (setting: Switch, of: CenterId, value: 0 | 1, rows: Rows) =>
  change(setSwitch, { center: of, setting, value: value === 1 }, rows);

/** Delays, switches and rain bonus of a center (API-130 to API-137). */
export const dqpSettings: readonly AnyAction[] = [
  settingCall({
    path: '/postal_codes/update_extra_delay/',
    summary: 'Change le délai supplémentaire du centre',
    body: z.strictObject({ ...center, extra_delay: Minutes }),
    setting: 'extra_delay',
    decide: (body, rows) => delay('extra_delay', body.logistics_center_id, body.extra_delay, rows),
  }),
  settingCall({
    path: '/postal_codes/update_express_extra_delay/',
    summary: 'Change le délai supplémentaire express du centre',
    body: z.strictObject({ ...center, express_extra_delay: Minutes }),
    setting: 'express_extra_delay',
    decide: (body, rows) => delay('express_extra_delay', body.logistics_center_id, body.express_extra_delay, rows),
  }),
  settingCall({
    path: '/postal_codes/update_express_prio_extra_delay/',
    summary: 'Change le délai supplémentaire express prioritaire du centre',
    body: z.strictObject({ ...center, express_prio_extra_delay: Minutes }),
    setting: 'express_prio_extra_delay',
    decide: (body, rows) =>
      delay('express_prio_extra_delay', body.logistics_center_id, body.express_prio_extra_delay, rows),
  }),
  settingCall({
    path: '/postal_codes/update_some_dqp_enabled/',
    summary: "Active ou désactive l'express prioritaire ou le coursier du centre",
    body: z.union([
      z.strictObject({ ...center, dqp_express_prio_enabled: Flag }),
      z.strictObject({ ...center, dqp_courier_enabled: Flag }),
    ]),
    decide: (body, rows) =>
      'dqp_courier_enabled' in body
        ? flag('dqp_courier_enabled', body.logistics_center_id, body.dqp_courier_enabled, rows)
        : flag('dqp_express_prio_enabled', body.logistics_center_id, body.dqp_express_prio_enabled, rows),
  }),
  settingCall({
    path: '/postal_codes/update_center_site_extra_delay/',
    summary: "Change le délai supplémentaire d'un site du centre",
    body: z.strictObject({ ...site, extra_delay: Minutes }),
    setting: 'frichti_extra_delay',
    decide: (body, rows) => delay('frichti_extra_delay', body.logistics_center_id, body.extra_delay, rows),
  }),
  settingCall({
    path: '/postal_codes/update_center_site_express_prio_extra_delay/',
    summary: "Change le délai supplémentaire express prioritaire d'un site du centre",
    body: z.strictObject({ ...site, express_prio_extra_delay: Minutes }),
    setting: 'frichti_express_prio_extra_delay',
    decide: (body, rows) =>
      delay('frichti_express_prio_extra_delay', body.logistics_center_id, body.express_prio_extra_delay, rows),
  }),
  settingCall({
    path: '/postal_codes/update_center_site_dqp_express_prio_enabled/',
    summary: "Active ou désactive l'express prioritaire d'un site du centre",
    body: z.strictObject({ ...site, dqp_express_prio_enabled: Flag }),
    decide: (body, rows) =>
      flag('frichti_dqp_express_prio_enabled', body.logistics_center_id, body.dqp_express_prio_enabled, rows),
  }),
  settingCall({
    path: '/driver_log_rules/update_rain_bonus/',
    summary: 'Choisit le bonus pluie des scooters électriques du centre',
    body: z.strictObject({ ...center, rain_bonus_id: Id, vehicle_type: z.literal('SELEC') }),
    setting: 'rain_bonus_id',
    decide: ({ logistics_center_id, rain_bonus_id }, rows) =>
      change(
        setRainBonus,
        { center: logistics_center_id, setting: 'rain_bonus_id', value: rain_bonus_id, label: '' },
        rows,
      ),
  }),
];
