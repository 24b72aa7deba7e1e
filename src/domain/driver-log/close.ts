import { type Refusal, refuse } from '../result.ts';
import { parisDay } from '../time/paris-time.ts';

/** Signs of the reason for which a closed month is reopened (LOG-154). */
export const reasonLength = { least: 3, most: 500 } as const;

/** Why a month cannot be closed yet: it is not over (LOG-150). */
export const whyNotClosed = (month: string, nowMs: number): Refusal<'notOver'> | null =>
  month < parisDay(nowMs).slice(0, 7) ? null : refuse('notOver');

export const closeRefusals = {
  gone: "Ce livreur n'est plus dans ce centre",
  notOver: "Ce mois n'est pas terminé",
  closed: 'Ce mois est déjà clos',
  notClosed: "Ce mois n'est pas clos",
  changed: "Ce mois a changé entre-temps : rien n'a été clos",
};
