import { useState } from 'react';
import * as z from 'zod/mini';
import type { Decision } from '../../../concepts/demands/choice.ts';
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

/** Decisions taken offline, kept over a reload of the tab (LOG-193). */
export function useDecisionDrafts() {
  const [drafts, setDrafts] = useState(read);
  const keep = (next: ReadonlyMap<number, Decision>) => {
    tabMemory.setItem(usersOwn.decisions, next.size > 0 ? JSON.stringify(Object.fromEntries(next)) : '');
    setDrafts(next);
  };
  return {
    drafts,
    put: (id: number, decision: Decision) => keep(new Map([...drafts, [id, decision]])),
    drop: (id: number) => keep(new Map([...drafts].filter(([each]) => each !== id))),
  };
}

export type DecisionDrafts = ReturnType<typeof useDecisionDrafts>;
