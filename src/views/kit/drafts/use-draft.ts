import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { WindowContext } from '../../ui/windows/open-drafts.ts';
import { texts } from '../text.ts';
import { useToasts } from '../toasts/toast-context.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { openInput } from './open-input.ts';
import { resetWhole } from './reset-whole.ts';
import { useEndOfSent } from './use-end-of-sent.ts';
import { useHold } from './use-hold.ts';

/**
 * Keeps unsaved input of a form across Escape, a reload and a sign-in as the same user, until it is saved or given up
 * by `Annuler`; a new version and a sign-in wait for it. `name` is shown, and unique among forms with the same fields:
 * `surcoût de la commande A1` (docs/adr/0039). A form that is part of a page (`isOfPage`) outlives the dialogs saved or
 * given up meanwhile: it ends when it is saved itself, by a reset to the saved values. Input that was sent is restored only
 * where its action is known to have done nothing. It is called after the form's own `useWatch` and `useFormState`, which
 * do not see what a form got before they listen. Returns the restored fields.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  { isOfPage = false }: { readonly isOfPage?: boolean } = {},
): Partial<Values> {
  // `dirtyFields` is tracked only if it is read.
  const { isDirty, defaultValues, dirtyFields: _ } = form.formState;
  useHold(isDirty, name);
  const toasts = useToasts();
  const within = use(WindowContext);
  const start = useRef<FieldValues>(defaultValues ?? {});
  const [fields] = useState(() =>
    Object.keys(defaultValues ?? {})
      .sort()
      .join(','),
  );
  const replaces = new URLSearchParams(location.search).get('replaces') ?? '';
  const key = [name, fields, replaces].join('|');
  const [draft, setDraft] = useState(() => readDraft(key, Date.now()));
  useEndOfSent(key, () => setDraft(readDraft(key, Date.now())));
  const sentAs = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is of one thing as long as it is open
  useLayoutEffect(() => {
    if (!draft) return;
    for (const [field, value] of Object.entries(draft.typed))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    const forget = () => {
      dropDraft(key, Date.now());
      resetWhole(form);
    };
    toasts.show(
      { text: texts.draft.restored(name), seconds: 5 },
      {
        action: { label: texts.draft.forget, run: forget },
        key: `draft:${key}`,
      },
    );
  }, [draft]);
  useEffect(() => {
    start.current = defaultValues ?? {};
  }, [defaultValues]);
  // The input is saved or undone: a form of a page learns it by a reset, whose first event comes before that.
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) dropDraft(key, Date.now());
    wasDirty.current = isDirty;
  }, [isDirty, key]);
  // Typing is an event of the form, not a state to show.
  useEffect(() => {
    let isOver = false;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isOver) return;
        // Values the form fills in are not typed.
        const typed = Object.entries(values).filter(([field]) => form.getFieldState(field as Path<Values>).isDirty);
        keepDraft(key, start.current, Object.fromEntries(typed), Date.now(), sentAs.current);
      },
    });
    if (isOfPage) return stop;
    const onEnd = () => {
      isOver = true;
    };
    const close = openInput(within, { key, toasts, sentAs, onEnd });
    return () => {
      stop();
      close();
    };
  }, [form, isOfPage, key, toasts, within]);
  return (draft?.typed ?? {}) as Partial<Values>;
}
