import type { Permission } from './permissions.ts';

const superAdmin = 'Accès réservé au groupe super admin';
const managers = 'Réservé aux responsables et aux super administrateurs.';

/** Why somebody without it is refused: the right that it takes. Screens and server say the same. */
export const rightTexts: Readonly<Record<Permission, string>> = {
  flow: "Vous n'avez pas accès au flow.", // DSP-046
  logs: 'Accès refusé', // SUP-706
  flowOrLogs: 'Réservé à la logistique et à qui a accès au flow.',
  edit: 'Réservé au support et aux responsables.',
  accounts: managers,
  productStatus: 'Réservé aux profils sans contrôle de préparation',
  arrivals: 'Réservé aux responsables qui gèrent les droits, dans un centre partiel.',
  assign: superAdmin,
  zones: 'Réservé aux logisticiens et aux responsables.',
  zoneSwitches: 'Réservé aux logisticiens, aux responsables et aux super administrateurs.',
  optimisation: managers,
  optimise: superAdmin,
  dockMarks: managers,
  driverMobile: 'Réservé au support et aux super administrateurs.',
  crates: 'Réservé au quai, au support et aux responsables.',
  depots: 'Réservé au quai et à qui a accès au flow.',
  rights: "Seuls ceux qui gèrent les droits donnent d'autres permissions que celles de préparation.",
};

/** The right that it takes and who gives it, where the text of the refusal itself says neither. */
export const rightDetails: Readonly<Partial<Record<Permission, string>>> = {
  logs: "Réservé à la logistique. Ce droit se donne avec le compte, dans l'administration.",
};
