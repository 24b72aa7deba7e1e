/** Why an order cannot change status. */
export const statusRefusals = {
  gone: "La commande n'existe plus",
  statusMeanwhile: 'La commande a changé de statut entre-temps',
  notAllowed: 'Ce changement de statut est impossible',
  taskMoving: 'Commande en cours de déplacement',
  repreparationReason: 'Un commentaire de raison de repréparation est requis.',
  blockingReason: 'Un commentaire de raison de sortie de blocage est requis.',
};

/** Why something that only orders of our own sites allow is not done. */
export const marketplaceRefusals = { ofMarketplace: 'Une commande de marketplace ne se change pas ici' };

/** Why an order cannot be restocked, confirmed as delivered or sent out again. */
export const returnRefusals = {
  ...statusRefusals,
  notAwaited: "Cette commande n'est plus à relivrer ni à restocker",
  notWaiting: "Cette commande n'attend pas de restockage",
  waitsAlready: 'La commande attend déjà son restockage',
};
