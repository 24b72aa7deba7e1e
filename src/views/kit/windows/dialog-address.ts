import { closedDialog, type DialogQuery, type GetParameter, type Parameter } from './parameters.ts';

/** What an address opens. */
export interface OpenDialog<Values> {
  readonly values: Values;
  /** What the dialog is about, as a text: another subject is another dialog, begun anew. */
  readonly subject: string;
  /** The action that the dialog's own takes the place of (Modifier). */
  readonly replaces: string | null;
}

/** A dialog as the address names it: written by whoever opens it, read by the host that shows it. */
export interface DialogAddress<Values> {
  readonly name: string;
  /** It reads lists that are there while a board of the center is: away from one it may have nothing to show. */
  readonly isOfBoard: boolean;
  /** The change of the address that opens it. */
  readonly at: (values: Values, replaces?: string | null) => DialogQuery;
  /** Null where the address lacks one of its values. */
  readonly read: (get: GetParameter) => OpenDialog<Values> | null;
}

export function dialogAddress<Values extends object>(
  name: string,
  parameters: { readonly [Key in keyof Values]: Parameter<Values[Key]> },
  { isOfBoard = false } = {},
): DialogAddress<Values> {
  return {
    name,
    isOfBoard,
    at: (values, replaces = null) => {
      const query: Record<keyof DialogQuery, string | null> = { ...closedDialog, dialog: name, replaces };
      for (const key in parameters) query[parameters[key].name] = parameters[key].write(values[key]);
      return query;
    },
    read: (get) => {
      const values: Partial<Values> = {};
      const subject: string[] = [];
      for (const key in parameters) {
        const { name: parameter, isStep, read } = parameters[key];
        const value = read(get(parameter));
        if (value === undefined) return null;
        values[key] = value;
        if (!isStep) subject.push(get(parameter) ?? '');
      }
      // Every key of the parameters has been read, and there are no others.
      return { values: values as Values, subject: subject.join(), replaces: get('replaces') };
    },
  };
}
