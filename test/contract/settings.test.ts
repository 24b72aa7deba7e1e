import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { Metas } from '../../src/domain/center/center.ts';
import type { Board } from './board.ts';
import { contractOf } from './on-board.ts';

const contract = contractOf();
const { onBoard } = contract;

const post = (path: string, body: object) =>
  contract.target.api.post(path, { logistics_center_id: contract.target.center, ...body });
const settings = async () => {
  const { body } = await contract.target.api.get('/dispatch/loadstate/', { query: { center: contract.target.center } });
  return z.object({ metas: Metas }).parse(body).metas;
};
const whole = (on: Board) => on.load.metas;
const codes = (service: string) => `/postal_codes/${service}/`;
const site = { site_id: 1013 };

/** Sets a value, which the answer and the next load tell, and puts the former one back. */
async function told(path: string, setting: keyof Metas, body: (value: unknown) => object, to: unknown, from: unknown) {
  const answer = await post(path, body(to));
  expect([answer.status, answer.body]).toMatchObject([200, { [setting]: to }]);
  expect((await settings())[setting]).toEqual(to);
  expect((await post(path, body(from))).body).toMatchObject({ [setting]: from });
}

describe('the DQP settings', () => {
  onBoard('DSP-869 three delays of the center are changed one by one', whole, async (metas) => {
    for (const field of ['extra_delay', 'express_extra_delay', 'express_prio_extra_delay'] as const)
      await told(codes(`update_${field}`), field, (value) => ({ [field]: value }), 25, metas[field] ?? 0);
  });

  onBoard('DSP-870 two switches are turned with 1 and 0', whole, async (metas) => {
    for (const field of ['dqp_express_prio_enabled', 'dqp_courier_enabled'] as const) {
      const is = metas[field] === true;
      const path = codes('update_some_dqp_enabled');
      await told(path, field, (value) => ({ [field]: value === true ? 1 : 0 }), !is, is);
    }
  });

  onBoard(
    'DSP-871 the meal partner has its own',
    ({ load: { metas } }) => (metas.sites?.[site.site_id] ? metas : undefined),
    async (metas) => {
      const delay = (field: string) => (value: unknown) => ({ ...site, [field]: value });
      const own = metas.frichti_extra_delay ?? 0;
      await told(codes('update_center_site_extra_delay'), 'frichti_extra_delay', delay('extra_delay'), 35, own);
      const prio = 'express_prio_extra_delay';
      const path = codes(`update_center_site_${prio}`);
      await told(path, `frichti_${prio}`, delay(prio), 45, metas[`frichti_${prio}`] ?? 0);
      const isOn = metas.frichti_dqp_express_prio_enabled === true;
      const flag = (value: unknown) => ({ ...site, dqp_express_prio_enabled: value === true ? 1 : 0 });
      const flagPath = codes('update_center_site_dqp_express_prio_enabled');
      await told(flagPath, 'frichti_dqp_express_prio_enabled', flag, !isOn, isOn);
    },
  );

  onBoard(
    'DSP-872 a rain bonus of the list is chosen for vehicle type SELEC',
    ({ load: { metas } }) => {
      const other = metas.rain_bonuses?.find(({ id }) => id !== metas.rain_bonus_id);
      return other && metas.rain_bonus_id ? { to: other.id, from: metas.rain_bonus_id } : undefined;
    },
    async ({ to, from }) => {
      const path = '/driver_log_rules/update_rain_bonus/';
      await told(path, 'rain_bonus_id', (value) => ({ rain_bonus_id: value, vehicle_type: 'SELEC' }), to, from);
      expect((await post(path, { rain_bonus_id: 999_999, vehicle_type: 'SELEC' })).status).toBe(400);
    },
  );

  onBoard('DSP-873 DSP-877 what is no such value is a 400 with a text, and changes nothing', whole, async (metas) => {
    const wrong: readonly (readonly [string, object])[] = [
      [codes('update_extra_delay'), { extra_delay: -1 }],
      [codes('update_extra_delay'), { extra_delay: 1.5 }],
      [codes('update_extra_delay'), { extra_delay: '5' }],
      [codes('update_extra_delay'), {}],
      [codes('update_some_dqp_enabled'), { dqp_courier_enabled: true }],
      [codes('update_some_dqp_enabled'), { extra_delay: 1 }],
      [codes('update_center_site_extra_delay'), { extra_delay: 1 }],
      [codes('update_center_site_extra_delay'), { extra_delay: 1, site_id: 1 }],
    ];
    for (const [path, body] of wrong)
      expect(await post(path, body)).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    expect(await settings()).toEqual(Metas.parse(metas));
  });

  onBoard('a center nobody has is a 404', whole, async () => {
    const body = { logistics_center_id: 999_999, extra_delay: 5 };
    expect((await contract.target.api.post(codes('update_extra_delay'), body)).status).toBe(404);
  });
});
