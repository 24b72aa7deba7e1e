import { createContext } from 'react';
import type { DemandId } from '../../../domain/extra-cost/demand.ts';

/** A decision that was taken offline: it waits to be sent by hand, since no money is queued (LOG-193, SUP-376). */
export type Decision = 'refuse' | 'validate';

/** The review of demands, where there is one: which of the list is looked at. */
export interface Choice {
  readonly id: DemandId | null;
  readonly choose: (id: DemandId) => void;
  readonly drafts: ReadonlyMap<number, Decision>;
}

export const ChoiceContext = createContext<Choice | null>(null);
