import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Resets a form to `values`, or to the server's, with nothing typed left. A form of a page keeps what is typed whenever
 * its file is read again, which a plain reset would do too. A plain reset also forgets the fields: since `register` is
 * called once for a form (the React Compiler keeps its result), what is typed afterwards would count for nothing.
 */
export function resetWhole<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset'>,
  values?: DefaultValues<Values>,
): void {
  form.reset(values, { keepDirtyValues: false, keepDirty: false, keepFieldsRef: true });
}
