import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { isEqual } from '../../../domain/equal.ts';
import { resetWhole } from '../../kit/drafts/reset-whole.ts';

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
  resetWhole(form, typed as DefaultValues<Typed>);
}
