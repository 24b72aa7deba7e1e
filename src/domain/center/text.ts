import type { DqpSetting } from './dqp.ts';

/** The names of the settings of the DQP header and of their changes. */
export const dqpLabels: Readonly<Record<DqpSetting, string>> = {
  extra_delay: 'Délai supplémentaire',
  express_extra_delay: 'Délai supplémentaire express',
  express_prio_extra_delay: 'Délai supplémentaire express prioritaire',
  frichti_extra_delay: 'Délai supplémentaire frichti',
  frichti_express_prio_extra_delay: 'Délai supplémentaire express prioritaire frichti',
  dqp_express_prio_enabled: 'Express prioritaire',
  dqp_courier_enabled: 'Coursier',
  frichti_dqp_express_prio_enabled: 'Express prioritaire frichti',
  rain_bonus_id: 'Bonus pluie',
};

export const minutesText = (minutes: number) => `${minutes} min`;
export const switchText = (isOn: boolean) => (isOn ? 'activé' : 'désactivé');

/** A sentence added to a refused switch (DSP-877). */
export const flowOutOfDate = "Votre flow n'est sans doute pas à jour.";

export const dqpRefusals = {
  gone: 'Les réglages de ce centre ne sont pas connus',
  noMealPartner: 'Ce centre ne livre pas pour ce site',
  unknownBonus: "Ce bonus pluie n'existe plus",
};

export const dispatchRefusals = {
  gone: dqpRefusals.gone,
  notGrouped: 'Le dispatch est désactivé pour ce centre',
};
