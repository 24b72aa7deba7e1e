import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../kit/drafts/drafts.ts';

export interface OrderDraft {
  /** Ids in the order that is not saved; null where the saved one holds. */
  readonly ids: readonly number[] | null;
  /** Ids in the order it was made of. */
  readonly base: readonly number[] | null;
  /** `saved` is the order that holds now: a draft that begins is made of it. */
  readonly set: (ids: readonly number[], saved: readonly number[]) => void;
  readonly drop: () => void;
}

const start = { ids: null, base: null };

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

const idsOf = (value: unknown) => (isIds(value) ? value : null);

/** An order that is not saved survives a reload, as typed text in a form does (docs/adr/0039). */
export function useOrderDraft(center: number): OrderDraft {
  const key = `priorities@${center}`;
  const [{ ids, base }, setDraft] = useState(() => {
    const typed = readDraft(key, Date.now())?.typed;
    return { ids: idsOf(typed?.ids), base: idsOf(typed?.base) };
  });
  return {
    ids,
    base,
    set: (next, saved) => {
      const draft = { ids: next, base: (ids && base) ?? saved };
      keepDraft(key, start, draft, Date.now());
      setDraft(draft);
    },
    drop: () => {
      dropDraft(key, Date.now());
      setDraft(start);
    },
  };
}
