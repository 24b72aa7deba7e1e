import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../app/drafts/drafts.ts';

export interface OrderDraft {
  /** Ids in the order that is not saved; null where the saved one holds. */
  readonly ids: readonly number[] | null;
  readonly set: (ids: readonly number[]) => void;
  readonly drop: () => void;
}

const start = { ids: null };

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

/** An order that is not saved survives a reload, as what is typed in a form does (docs/adr/0039). */
export function useOrderDraft(center: number): OrderDraft {
  const key = `priorities@${center}`;
  const [ids, setIds] = useState(() => {
    const kept = readDraft(key, Date.now())?.typed.ids;
    return isIds(kept) ? kept : null;
  });
  return {
    ids,
    set: (next) => {
      keepDraft(key, start, { ids: next }, Date.now());
      setIds(next);
    },
    drop: () => {
      dropDraft(key, Date.now());
      setIds(null);
    },
  };
}
