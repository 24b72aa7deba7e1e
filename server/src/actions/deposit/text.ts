/** Why deposits cannot be moved as asked. */
export const depositTexts = {
  unknownLabel: (label: string) => `Produit consigné inconnu : ${label}.`,
  driverHas: (label: string, quantity: number) =>
    `${label} : le livreur n'en a que ${quantity} en sa possession. Rien n'a été enregistré.`,
  driverHasNone: (label: string) => `${label} : le livreur n'en a plus en sa possession. Rien n'a été enregistré.`,
  clientHas: (quantity: number) => `Le client n'en a que ${quantity} à rendre. Rien n'a été enregistré.`,
  clientHasNone: "Le client n'a plus ce produit. Rien n'a été enregistré.",
  orderHasNone: "La commande n'a plus de produit consigné. Rien n'a été enregistré.",
  handedOver: (quantity: number) =>
    quantity === 0
      ? "Ce livreur n'a rien de ce client à lui rendre. Rien n'a été enregistré."
      : `Ce livreur n'a que ${quantity} de ce client à lui rendre. Rien n'a été enregistré.`,
  /** DSP-807. */
  givenBack: "Cette remise ne peut être annulée car le livreur l'a déjà rendue.",
  cancelled: 'Ce mouvement a déjà été annulé.',
};
