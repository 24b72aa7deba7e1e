import { mismatchText } from '../dock/mismatch.ts';
import { editRefusals } from '../dock/text.ts';

/** Why a task cannot be dropped, in words a dispatcher uses (DSP-500 to DSP-508). */
export const dragRefusals = {
  ...editRefusals,
  taskMoving: 'Commande en cours de déplacement',
  dispatchDisabled: 'Dispatch désactivé pour cette commande',
  sameTask: 'Même commande',
  sameList: 'La commande est déjà à dispatcher',
  incompatible: mismatchText,
  transitArea: "La commande n'est pas dans une zone de transit autorisée",
  movedMeanwhile: 'La commande a changé de tournée entre-temps',
  gone: "La commande ou la tournée n'existe plus",
};

export const crossDockTaskRefusals = {
  notToCheck: "Cette commande n'est plus à vérifier",
  moving: 'Commande en cours de déplacement',
  gone: "La commande n'existe plus",
  notCrossDocking: "Ce n'est pas une commande de cross-docking",
  noCrossDock: "Aucune tournée de cross-dock n'est ouverte pour cette commande",
};

/** The badge of an address without coordinates or without estimated travel, and what it means (DSP-258, DSP-259). */
export const invalidAddress = { badge: 'ERREUR', meaning: 'Adresse invalide' };
