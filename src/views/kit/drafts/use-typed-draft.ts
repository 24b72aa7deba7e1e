import { use, useEffect, useRef, useState } from 'react';
import { isEqual } from '../../../domain/equal.ts';
import { openDraft, WindowContext } from '../../ui/windows/open-drafts.ts';
import { texts } from '../text.ts';
import { useToasts } from '../toasts/toast-context.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { useHold } from './use-hold.ts';

interface Typed<Value> {
  /** What tells this draft from all others; the dialog's parked action counts too. */
  readonly key: string;
  /** Says what is typed: `réglage Délai`. */
  readonly name: string;
  readonly start: Value;
  /** Whether a stored value is one of this form: another build may have kept another. */
  readonly isValue: (stored: unknown) => stored is Value;
  /** Part of a page: it outlives the forms of dialogs that are saved or given up meanwhile. */
  readonly isOfPage?: boolean;
  /** A choice on the way to what is typed: it holds nothing up, and that it was brought back is not told. */
  readonly isQuiet?: boolean;
}

interface TypedDraft<Value> {
  readonly value: Value;
  readonly type: (value: Value) => void;
  /** It was saved or given up: `value`, or the start, is nobody's draft. */
  readonly end: (value?: Value) => void;
  /** It is being sent: what stands there is kept by the action from now on. */
  readonly drop: () => void;
}

const keyOf = (of: string) => `${of}|${new URLSearchParams(location.search).get('replaces') ?? ''}`;

/** Whether something was typed there and not ended: what holds it is opened again. */
export const hasTyped = (key: string): boolean => readDraft(keyOf(key), Date.now()) !== null;

/**
 * What is typed where there is no form of fields: it survives Escape, a reload and a sign-in as `useDraft` has it, until it
 * is ended (docs/adr/0039).
 */
export function useTypedDraft<Value>({ key: of, name, start, isValue, ...more }: Typed<Value>): TypedDraft<Value> {
  const { isOfPage = false, isQuiet = false } = more;
  const toasts = useToasts();
  const within = use(WindowContext);
  const key = keyOf(of);
  const first = useRef(start);
  const [restored] = useState(() => {
    const kept = readDraft(key, Date.now())?.typed.value;
    return isValue(kept) ? { value: kept } : null;
  });
  const [value, setValue] = useState<Value>(restored ? restored.value : start);
  useHold(!isQuiet && !isEqual(value, start), name);
  const drop = () => {
    dropDraft(key, Date.now());
    toasts.close(`draft:${key}`);
  };
  const end = (after: Value = start) => {
    drop();
    setValue(after);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought back is told once
  useEffect(() => {
    if (!restored || isQuiet) return;
    toasts.show(
      { text: texts.draft.restored(name), seconds: 5, isFailure: false },
      { action: { label: texts.draft.forget, run: () => end() }, key: `draft:${key}` },
    );
  }, []);
  useEffect(() => {
    if (isOfPage) return;
    return openDraft(within, () => {
      dropDraft(key, Date.now());
      toasts.close(`draft:${key}`);
    });
  }, [isOfPage, key, toasts, within]);
  return {
    value,
    type: (next) => {
      keepDraft(key, { value: first.current }, { value: next }, Date.now());
      setValue(next);
    },
    end,
    drop,
  };
}

export const isText = (stored: unknown): stored is string => typeof stored === 'string';
