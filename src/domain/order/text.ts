/** Why an order cannot change status. */
export const statusRefusals = {
  gone: "La commande n'existe plus",
  statusMeanwhile: 'La commande a changé de statut entre-temps',
  notAllowed: 'Ce changement de statut est impossible',
  taskMoving: 'Commande en cours de déplacement',
  repreparationReason: 'Un commentaire de raison de repréparation est requis.',
  blockingReason: 'Un commentaire de raison de sortie de blocage est requis.',
};
