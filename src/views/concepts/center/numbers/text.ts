/** Words of the numbers, read after each. */
export const centerNumberTexts = {
  late: { label: 'en retard' },
  lateSoon: { label: 'en retard sous 30 min', short: 'sous 30 min' },
  free: { label: 'livreurs libres', one: 'livreur libre' },
  departing: { label: 'départs sous 15 min', one: 'départ sous 15 min' },
};
