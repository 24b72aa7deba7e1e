export const courierTexts = {
  imminent: 'Imminent',
  tracking: 'Suivi',
  trackingOf: (provider: string) => `Suivi ${provider}`,
  dashboard: (provider: string) => `Console ${provider}`,
  pickup: (time: string) => `retrait ${time}`,
  delivery: (time: string) => `livraison ${time}`,
  call: (name: string) => `Appeler ${name}`,
  courier: 'le coursier',
  reason: 'Motif',
  return: 'Retour',
  returnAt: (time: string) => `prévu à ${time}`,
};
