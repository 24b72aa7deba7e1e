export const costOfOrderTexts = {
  entry: 'Surcoût',
  gone: "Cette commande n'est plus là.",
  hold: (name: string) => `surcoût de la commande ${name}`,
};
