export const crateTexts = {
  title: (name: string) => `Cagettes de la commande ${name}`,
  entry: 'Cagettes',
  list: 'Cagettes de la commande',
  none: 'Aucune cagette',
  code: 'Code de la cagette',
  add: 'Ajouter',
  remove: (code: string) => `Retirer la cagette ${code}`,
  gone: "Cette commande n'est plus sur cet appareil.",
  noCodes: "Les cagettes de ce centre n'ont pas de code",
  hold: (name: string) => `cagettes de la commande ${name}`,
};
