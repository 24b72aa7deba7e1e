import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { isEqual } from '../../../domain/equal.ts';

/** Options for a form whose file is read again: typed text stays, and is still to be saved. */
export const whileTyped = { keepDirtyValues: true, keepDirty: true };

/**
 * Saves the typed values; then the form follows the server, unless more was typed meanwhile. `save` returns success.
 */
export async function saveTyped<Typed extends FieldValues>(
  form: UseFormReturn<Typed>,
  typed: Typed,
  save: () => Promise<boolean>,
): Promise<void> {
  const before = form.getValues();
  if (!(await save()) || !isEqual(form.getValues(), before)) return;
  form.reset(typed as DefaultValues<Typed>, { keepDirtyValues: false, keepDirty: false });
}
