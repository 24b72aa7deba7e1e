import { useState } from 'react';
import { CenterId } from '../../../domain/center/center-id.ts';
import type { DemandPage } from '../../../domain/extra-cost/demand.ts';
import { demandPage } from '../../../domain/extra-cost/details.ts';
import type { DemandFilters } from '../../../domain/extra-cost/filters.ts';
import { type DetailState, useDetail } from '../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../kit/queries/use-last-settled.ts';
import { useScope } from '../../kit/scope/scope.ts';

/** A page of the center's demands, if known. */
export interface Demands {
  /** Undefined until read from the replica. */
  readonly told: DetailState<DemandPage> | undefined;
  /** The page shown; while another loads, the former one, so that its buttons keep their place. */
  readonly page: DemandPage | undefined;
}

interface Asked {
  readonly filters: DemandFilters;
  readonly offset: number;
  /** A change of it repeats the request. */
  readonly again?: number;
  /** Period of requests, ms; colleagues decide too. */
  readonly everyMs?: number;
}

/** Requested again whenever an action on a demand ends, in any way (LOG-106, LOG-140). */
export function useDemands({ filters, offset, ...often }: Asked): Demands {
  const center = CenterId.parse(useScope());
  const endedAtMs = useLastEnded('demand.', 'extraCost.', 'presence.');
  const told = useDetail(demandPage, { center, filters, offset }, { endedAtMs, ...often });
  const [page, keep] = useState<DemandPage | undefined>(undefined);
  if (told?.value && told.value !== page) keep(told.value);
  return { told, page: told?.value ?? (told?.error ? undefined : page) };
}
