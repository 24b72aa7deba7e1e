import { dockCode } from '../../../src/domain/dock/text.ts';

const place = (dock: number | null) => (dock === null ? 'à dispatcher' : `dans la tournée ${dockCode(dock)}`);

export const actionTexts = {
  refusedTooOften: 'le livreur a dépassé sa limite de refus du jour',
  /** A task is not where the user saw it (DSP-487). */
  movedMeanwhile: (order: string, now: number | null) => `La commande ${order} a été déplacée : elle est ${place(now)}`,
  notTogether: 'Ces commandes ne sont plus dans la même tournée',
  taskGone: "Une des commandes n'existe plus",
  tooManyIsotherm: 'Le nombre de sacs isothermes dépasse le nombre total de sacs.',
};
