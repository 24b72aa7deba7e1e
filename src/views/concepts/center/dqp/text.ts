import { type Delay, maxDelayMinutes, type Switch } from '../../../../domain/center/dqp.ts';
import { sentence } from '../../../../domain/words/isolate.ts';

/** Short names of the settings, for the header; their whole names are in the domain. */
export const shortLabels: Readonly<Record<Delay | Switch | 'rain_bonus_id', string>> = {
  extra_delay: 'Délai',
  express_extra_delay: 'Express',
  express_prio_extra_delay: 'Express prio',
  frichti_extra_delay: 'Frichti',
  frichti_express_prio_extra_delay: 'Frichti prio',
  dqp_express_prio_enabled: 'Express prio',
  dqp_courier_enabled: 'Coursier',
  frichti_dqp_express_prio_enabled: 'Frichti prio',
  rain_bonus_id: 'Bonus pluie',
};

export const dqpTexts = {
  title: 'DQP',
  meaning:
    'Délais ajoutés aux créneaux que le centre promet, en minutes, avec leurs interrupteurs et le bonus de pluie',
  /** DSP-873. */
  invalid: 'INVALIDE, Il faut juste mettre le nombre en minutes.',
  beyondDay: `INVALIDE, ${maxDelayMinutes} minutes au plus.`,
  /** DSP-874. */
  confirm: (value: string) => sentence`Confirmer la nouvelle valeur : ${value} ?`,
  noBonus: '—',
  hold: (label: string) => sentence`réglage ${label}`,
};
