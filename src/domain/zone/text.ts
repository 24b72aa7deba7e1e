import { depotRefusals } from '../transit/text.ts';

/** Why an action on a preparation zone of an order is refused (PRP-486, PRP-487, PRP-496). */
export const zoneRefusals = {
  ...depotRefusals,
  gone: "La commande n'existe plus",
  noZone: "Cette zone n'est plus dans la commande",
  locked: "Cette zone est verrouillée : déverrouillez-la d'abord.",
  isotherm: 'Veuillez renseigner le nombre de sacs isotherme',
  crates: 'Veuillez renseigner le nombre de cagettes',
};
