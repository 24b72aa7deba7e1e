import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { isEqual } from '../../../domain/equal.ts';

/** What becomes of a form of a file that is read again: what is typed in it stays, and is still to be saved. */
export const whileTyped = { keepDirtyValues: true, keepDirty: true };

/** Saves what is typed; then the form follows what is read, unless more was typed meanwhile. `save` says whether it is so. */
export async function saveTyped<Typed extends FieldValues>(
  form: UseFormReturn<Typed>,
  typed: Typed,
  save: () => Promise<boolean>,
): Promise<void> {
  const before = form.getValues();
  if (!(await save()) || !isEqual(form.getValues(), before)) return;
  form.reset(typed as DefaultValues<Typed>, { keepDirtyValues: false, keepDirty: false });
}
