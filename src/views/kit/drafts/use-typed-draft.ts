import { use, useEffect, useRef, useState } from 'react';
import { isEqual } from '../../../domain/equal.ts';
import { WindowContext } from '../../ui/windows/open-drafts.ts';
import { texts } from '../text.ts';
import { useToasts } from '../toasts/toast-context.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { openInput } from './open-input.ts';
import { useEndOfSent } from './use-end-of-sent.ts';
import { useHold } from './use-hold.ts';

interface Typed<Value> {
  /** Unique among drafts, together with the dialog's parked action. */
  readonly key: string;
  /** Name of the input: `réglage Délai`. */
  readonly name: string;
  readonly start: Value;
  /** Whether a stored value fits this form: another build may have stored another. */
  readonly isValue: (stored: unknown) => stored is Value;
  /** Part of a page: it outlives the dialogs that are saved or given up meanwhile. */
  readonly isOfPage?: boolean;
  /** A choice on the way to the input proper: it holds nothing up, and is restored without a toast. */
  readonly isQuiet?: boolean;
}

interface TypedDraft<Value> {
  readonly value: Value;
  readonly type: (value: Value) => void;
  /** It was saved or given up: `value`, or the start, is no draft. */
  readonly end: (value?: Value) => void;
  /** It is being sent: from now on the action has the value. */
  readonly drop: () => void;
}

const keyOf = (of: string) => `${of}|${new URLSearchParams(location.search).get('replaces') ?? ''}`;

/** Whether it has an unfinished draft: its form is opened again. */
export const hasTyped = (key: string): boolean => readDraft(keyOf(key), Date.now()) !== null;

/**
 * Unsaved input outside a form of fields: it survives Escape, a reload and a sign-in as with `useDraft`, until it is
 * ended (docs/adr/0039).
 */
export function useTypedDraft<Value>({ key: of, name, start, isValue, ...more }: Typed<Value>): TypedDraft<Value> {
  const { isOfPage = false, isQuiet = false } = more;
  const toasts = useToasts();
  const within = use(WindowContext);
  const key = keyOf(of);
  const first = useRef(start);
  const kept = () => {
    const value = readDraft(key, Date.now())?.typed.value;
    return isValue(value) ? { value } : null;
  };
  const [restored, setRestored] = useState(kept);
  const sentAs = useRef<string | null>(null);
  const [value, setValue] = useState<Value>(restored ? restored.value : start);
  useEndOfSent(key, () => {
    const free = kept();
    if (!free) return;
    setValue(free.value);
    setRestored(free);
  });
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
      { text: texts.draft.restored(name), seconds: 5 },
      { action: { label: texts.draft.forget, run: () => end() }, key: `draft:${key}` },
    );
  }, [restored]);
  useEffect(() => {
    if (isOfPage) return;
    return openInput(within, { key, toasts, sentAs });
  }, [isOfPage, key, toasts, within]);
  return {
    value,
    type: (next) => {
      keepDraft(key, { value: first.current }, { value: next }, Date.now(), sentAs.current);
      setValue(next);
    },
    end,
    drop,
  };
}

export const isText = (stored: unknown): stored is string => typeof stored === 'string';
