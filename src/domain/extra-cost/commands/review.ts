import * as z from 'zod/mini';
import { post, request } from '../../command.ts';
import { answersOne, noAnswer } from '../../documented-answer.ts';
import { Id } from '../../schema.ts';
import { de } from '../../words/elided.ts';
import { DemandId } from '../demand.ts';
import { costCommand, who } from './cost-command.ts';

/** `Refusé`: refuses a driver's demand (LOG-140, API-L08). */
export const refuseDemand = costCommand('demand.refuse', {
  args: z.object({ ...who, demandId: DemandId }),
  guard: () => null,
  request: ({ demandId }) => post(`/extra-cost-demands/${demandId}/review/`),
  answers: ({ demandId }) => answersOne('demand', demandId),
  title: 'Demande refusée',
  label: ({ driverName }) => `Refuser la demande ${de(driverName)}`,
  done: ({ driverName }) => `Demande ${de(driverName)} refusée`,
});

/** Deletes an extra cost; the demand it came from can be decided again (LOG-110, API-L05). */
export const deleteExtraCost = costCommand('extraCost.delete', {
  args: z.object({ ...who, extraCostId: Id }),
  guard: () => null,
  request: ({ extraCostId }) => request('DELETE')(`/driver-extra-costs/${extraCostId}/`),
  answers: () => noAnswer,
  deletes: true,
  title: 'Suppression de surcoût',
  label: ({ driverName }) => `Supprimer un surcoût ${de(driverName)}`,
  done: ({ driverName }) => `Surcoût ${de(driverName)} supprimé`,
});
