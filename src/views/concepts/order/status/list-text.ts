import { sentence } from '../../../../domain/words/isolate.ts';

/** The list of the statuses of an order's sheet, and the button that stays with the present one (OUR-255). */
export const statusListTexts = {
  control: (label: string) => sentence`Changer le statut : ${label}`,
  since: (hour: string) => sentence`depuis ${hour}`,
  present: 'statut actuel',
  asksGroup: 'Demandent confirmation',
  undeliversGroup: 'Reprendre une commande livrée',
  asks: {
    reason: 'demande une raison…',
    end: "ne pourra pas être annulé d'ici…",
    paid: 'demande confirmation…',
  },
  erases: (hour: string | null) =>
    hour === null ? "l'heure de livraison sera effacée…" : sentence`l'heure de livraison, ${hour}, sera effacée…`,
  movedOn: (label: string) => sentence`Le statut est maintenant ${label} : rouvrez la liste.`,
  keep: (label: string) => sentence`Garder ${label}`,
};
