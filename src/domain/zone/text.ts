import { depotRefusals } from '../transit/text.ts';

/** Why nothing is done with a preparation zone of an order (PRP-486, PRP-487, PRP-496). */
export const zoneRefusals = {
  ...depotRefusals,
  gone: "La commande n'existe plus",
  noZone: "Cette zone n'est plus dans la commande",
  locked: "Cette zone est verrouillée : déverrouillez-la d'abord.",
  isotherm: 'Veuillez renseigner le nombre de sacs isotherme',
  crates: 'Veuillez renseigner le nombre de cagettes',
};
