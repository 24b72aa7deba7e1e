import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Resets a form to `values`, or to the server's, with nothing typed left. A form of a page keeps what is typed whenever
 * its file is read again, which a plain reset would do too.
 */
export function resetWhole<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset'>,
  values?: DefaultValues<Values>,
): void {
  form.reset(values, { keepDirtyValues: false, keepDirty: false });
}
