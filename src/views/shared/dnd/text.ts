export const dragTexts = {
  instructions:
    "Pour déplacer une commande ou une tournée au clavier : Espace pour la prendre, les flèches pour aller d'une destination permise à l'autre, Espace pour la déposer, Échap pour annuler. Entrée ouvre la liste des destinations.",
  role: 'poignée de déplacement',
  picked: (item: string) => `${item} prise.`,
  over: (item: string, target: string) => `${item} au-dessus de ${target}.`,
  overRefused: (target: string, reason: string) => `${target} : dépôt refusé. ${reason}.`,
  overNothing: (item: string) => `${item} n'est au-dessus d'aucune destination.`,
  dropped: (item: string, target: string) => `${item} déposée sur ${target}.`,
  notDropped: (item: string) => `${item} n'a pas été déplacée.`,
  canceled: (item: string) => `Déplacement annulé : ${item} reste à sa place.`,
};
