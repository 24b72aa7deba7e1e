import { isOpen } from '../../../../src/domain/extra-cost/demand.ts';
import { extraCostRefusals } from '../../../../src/domain/extra-cost/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import type { LockedDemand } from '../../db/demands/demands.ts';
import type { Decision } from '../action.ts';
import { conflictOf } from '../conflict.ts';

const texts = { refusals: extraCostRefusals };

/** 409 with the present demand where somebody has decided on it already (LOG-140, LOG-142); null while it is open. */
export function decided(demand: LockedDemand | undefined): Decision | null {
  if (!demand) return conflictOf(texts, refuse('demandGone'), {});
  if (isOpen(demand)) return null;
  return conflictOf(texts, refuse(demand.extra_cost === null ? 'reviewed' : 'validated'), { demand: demand.id });
}
