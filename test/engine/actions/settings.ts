import type { RequestSpec } from '../../../src/domain/command.ts';
import type { Truth } from '../server-rows.ts';
import { done, isRecord, notFound, type Outcome, refused } from './outcome.ts';

const paths: Readonly<Record<string, { readonly prefix: string; readonly fields: readonly string[] }>> = {
  '/postal_codes/update_extra_delay/': { prefix: '', fields: ['extra_delay'] },
  '/postal_codes/update_express_extra_delay/': { prefix: '', fields: ['express_extra_delay'] },
  '/postal_codes/update_express_prio_extra_delay/': { prefix: '', fields: ['express_prio_extra_delay'] },
  '/postal_codes/update_some_dqp_enabled/': { prefix: '', fields: ['dqp_express_prio_enabled', 'dqp_courier_enabled'] },
  '/postal_codes/update_center_site_extra_delay/': { prefix: 'frichti_', fields: ['extra_delay'] },
  '/postal_codes/update_center_site_express_prio_extra_delay/': {
    prefix: 'frichti_',
    fields: ['express_prio_extra_delay'],
  },
  '/postal_codes/update_center_site_dqp_express_prio_enabled/': {
    prefix: 'frichti_',
    fields: ['dqp_express_prio_enabled'],
  },
  '/driver_log_rules/update_rain_bonus/': { prefix: '', fields: ['rain_bonus_id'] },
};

/** Calls that change a setting (DSP-869 to DSP-872); null for any other call. */
export function actOnSettings({ metas }: Truth, { path, body }: RequestSpec): Outcome | null {
  const call = paths[path];
  if (!call) return null;
  if (!metas || !isRecord(body)) return notFound;
  const field = call.fields.find((name) => name in body);
  if (field === undefined) return refused(400, { error: 'Réglage inconnu' });
  const said = body[field];
  const value = field.endsWith('_enabled') ? said === 1 : Number(said);
  if (field === 'rain_bonus_id' && !metas.rain_bonuses.some(({ id }) => id === value))
    return refused(400, { errors: ['Bonus inconnu', 'Deuxième erreur'] });
  const name = `${call.prefix}${field}`;
  Object.assign(metas, { [name]: value });
  return done({ [name]: value });
}
