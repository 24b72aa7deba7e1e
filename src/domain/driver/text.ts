/** Why a driver's presence cannot be changed. */
export const driverRefusals = {
  gone: "Le livreur n'est plus dans ce centre",
  driverBusy: 'Livreur en cours de mise à jour',
  driverState: "Impossible dans l'état actuel du livreur",
  isBack: 'Le livreur est déjà de retour',
  noActivity: "Le livreur n'a pas d'activité en cours",
  hasActivity: 'Le livreur a déjà une activité en cours',
};

/** Actions on the basket of a driver (DSP-555). */
export const launchpadLabels = { give: 'Donner un panier', take: 'Retirer le panier' } as const;

/** A driver's operations on isothermal bags (DSP-904). */
export const bagOperationLabels = { debit: 'A rendu', credit: 'A pris' } as const;

/** The status of unfinished orders when a presence stops (DSP-628). */
export const unfinishedLabels = { prepared: 'Finalisé', received: 'Livré' } as const;
