import type { Metas } from '../../../../domain/center/center.ts';
import { type Delay, hasMealPartner, type Switch } from '../../../../domain/center/dqp.ts';
import { switchText } from '../../../../domain/center/text.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { shortLabels } from './text.ts';

/** The settings in one line: `Délai 15, Express 5, Express prio 0 désactivé, Coursier activé, Pluie légère`. */
export function dqpSummary(metas: Metas): string {
  const delay = (setting: Delay) => joined(' ', [shortLabels[setting], String(metas[setting] ?? '—')]);
  const state = (setting: Switch) => switchText(metas[setting] === true);
  const bonus = metas.rain_bonuses?.find(({ id }) => id === metas.rain_bonus_id);
  return joined(', ', [
    delay('extra_delay'),
    delay('express_extra_delay'),
    joined(' ', [delay('express_prio_extra_delay'), state('dqp_express_prio_enabled')]),
    joined(' ', [shortLabels.dqp_courier_enabled, state('dqp_courier_enabled')]),
    ...(hasMealPartner(metas)
      ? [
          delay('frichti_extra_delay'),
          joined(' ', [delay('frichti_express_prio_extra_delay'), state('frichti_dqp_express_prio_enabled')]),
        ]
      : []),
    bonus?.label ?? '',
  ]);
}
