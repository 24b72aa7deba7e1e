/** Why a window may not be opened, by those it is for. */
export const flow = "Vous n'avez pas accès au flow.";
export const quay = 'Réservé au quai et à qui a accès au flow.';
export const editors = 'Réservé au support et aux responsables.';
export const operators = 'Réservé aux logisticiens et aux responsables.';
export const logs = 'Réservé à la logistique. Ce droit se donne avec le compte';
export const logistics = 'Réservé à la logistique et à qui a accès au flow.';
