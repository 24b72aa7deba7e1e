import { sentence } from '../../../../domain/words/isolate.ts';
export const courierTexts = {
  imminent: 'Imminent',
  tracking: 'Suivi',
  trackingOf: (provider: string) => sentence`Suivi ${provider}`,
  dashboard: (provider: string) => sentence`Console ${provider}`,
  pickup: (time: string) => sentence`retrait ${time}`,
  delivery: (time: string) => sentence`livraison ${time}`,
  call: (name: string) => sentence`Appeler ${name}`,
  courier: 'le coursier',
  reason: 'Motif',
  return: 'Retour',
  returnAt: (time: string) => sentence`prévu à ${time}`,
};
