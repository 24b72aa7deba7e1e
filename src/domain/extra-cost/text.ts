import { sentence } from '../words/isolate.ts';
import type { ExtraCostCode } from './check.ts';

/** DSP-921. */
export const extraCostRules: Readonly<Record<ExtraCostCode, string>> = {
  driver: 'Veuillez renseigner un livreur',
  amount: 'Veuillez renseigner un montant (positif ou négatif)',
  amountMax: 'Le montant ne peut pas dépasser 20 euros.',
  minutes: 'Le nombre de minutes ne peut pas être supérieur à 99.',
  day: 'Veuillez renseigner le jour',
  type: 'Veuillez indiquer une raison',
};

export const extraCostRefusals = {
  ...extraCostRules,
  gone: "Ce livreur n'est plus dans ce centre",
  orderGone: "La commande n'existe plus",
  /** LOG-140, LOG-142. */
  demandGone: "Cette demande n'existe plus",
  reviewed: 'Cette demande a déjà été refusée',
  validated: 'Cette demande a déjà été validée',
  otherDriver: "Ce livreur n'est pas celui de la demande",
  /** LOG-097. */
  rate: (detail: string | undefined) =>
    sentence`Ce montant n'est pas celui de ces minutes ce jour-là : ${detail ?? ''}`,
  inMinutes: "Le surcoût d'une demande se saisit en minutes",
  /** LOG-206. */
  corrects: "Un surcoût d'un mois clos est celui de la demande de ce jour",
  notClosed: "Ce mois n'est pas clos",
  monthMoved: "Un mois a été clos ou rouvert entre-temps : rien n'a été enregistré",
  costGone: 'Ce surcoût a déjà été supprimé',
};

/** OUR-268, where the server compares nothing: it does not say by whom. */
export const extraCostMoved = 'Un surcoût de ce jour a été saisi ou supprimé entre-temps';
