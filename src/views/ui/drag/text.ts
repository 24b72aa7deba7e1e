import { sentence } from '../../../domain/words/isolate.ts';
export const dragTexts = {
  instructions:
    "Pour déplacer une commande ou une tournée au clavier : Espace pour la prendre, les flèches pour aller d'une destination permise à l'autre, Espace pour la déposer, Échap pour annuler. Entrée ouvre la liste des destinations.",
  role: 'poignée de déplacement',
  picked: (item: string) => sentence`${item} prise.`,
  over: (item: string, target: string) => sentence`${item} au-dessus de ${target}.`,
  overRefused: (target: string, reason: string) => sentence`${target} : dépôt refusé. ${reason}.`,
  overNothing: (item: string) => sentence`${item} n'est au-dessus d'aucune destination.`,
  dropped: (item: string, target: string) => sentence`${item} déposée sur ${target}.`,
  notDropped: (item: string) => sentence`${item} n'a pas été déplacée.`,
  canceled: (item: string) => sentence`Déplacement annulé : ${item} reste à sa place.`,
};
