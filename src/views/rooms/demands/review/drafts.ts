import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Demand, isOpen } from '../../../../domain/extra-cost/demand.ts';
import type { Decision } from '../../../concepts/demands/choice.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { tabMemory, usersOwn } from '../../../ui/memory.ts';

const Stored = z.record(z.string(), z.enum(['refuse', 'validate']));

/** Numbers of demands and what was decided, by tab: neither names nor amounts. */
function read(): ReadonlyMap<number, Decision> {
  try {
    const stored = Stored.safeParse(JSON.parse(tabMemory.getItem(usersOwn.decisions) || '{}'));
    return new Map(Object.entries(stored.data ?? {}).map(([id, decision]) => [Number(id), decision]));
  } catch {
    // Not our own text: as if nothing were decided.
    return new Map();
  }
}

/**
 * Decisions taken offline, kept over a reload of the tab (LOG-193). A draft lasts until its demand is decided, however
 * it was taken up again; once the user himself has decided there is nothing left to tell him.
 */
export function useDecisionDrafts(demands: readonly Demand[]) {
  const { user } = useSignedIn();
  const [drafts, setDrafts] = useState(read);
  const keep = (next: ReadonlyMap<number, Decision>) => {
    tabMemory.setItem(usersOwn.decisions, next.size > 0 ? JSON.stringify(Object.fromEntries(next)) : '');
    setDrafts(next);
  };
  const isOwn = ({ reviewed_by }: Demand) => user.id != null && reviewed_by?.id === user.id;
  const done = demands.filter((demand) => drafts.has(demand.id) && !isOpen(demand) && isOwn(demand));
  const doneIds = done.map(({ id }) => id).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was decided is the one reason to forget
  useEffect(() => {
    const ids = new Set(doneIds.split(',').map(Number));
    if (doneIds !== '') keep(new Map([...drafts].filter(([id]) => !ids.has(id))));
  }, [doneIds]);
  return {
    drafts,
    put: (id: number, decision: Decision) => keep(new Map([...drafts, [id, decision]])),
    drop: (id: number) => keep(new Map([...drafts].filter(([each]) => each !== id))),
  };
}

export type DecisionDrafts = ReturnType<typeof useDecisionDrafts>;
