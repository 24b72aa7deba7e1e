/** The address parameters of the open dialog: its name, its subject, the action it replaces. */
type ParameterName =
  | 'dialog'
  | 'order'
  | 'tasks'
  | 'dock'
  | 'driver'
  | 'day'
  | 'client'
  | 'alert'
  | 'zone'
  | 'store'
  | 'job'
  | 'to'
  | 'text'
  | 'replaces';

/** A change of the address that opens a dialog over the present room, or closes it. */
export type DialogQuery = Readonly<Record<ParameterName, string | null>>;

export type GetParameter = (name: ParameterName) => string | null;

export const closedDialog: DialogQuery = {
  dialog: null,
  order: null,
  tasks: null,
  dock: null,
  driver: null,
  day: null,
  client: null,
  alert: null,
  zone: null,
  store: null,
  job: null,
  to: null,
  text: null,
  replaces: null,
};

/** A dialog's value in the address. */
export interface Parameter<Value> {
  readonly name: ParameterName;
  /** Undefined for a text that is invalid: no dialog opens for it. */
  readonly read: (text: string | null) => Value | undefined;
  readonly write: (value: Value) => string | null;
  /** A step inside a dialog: a change of it keeps the dialog, with all input. */
  readonly isStep: boolean;
}

const idIn = (text: string | null) => (text && /^[1-9]\d*$/.test(text) ? Number(text) : undefined);

export const id = (name: ParameterName): Parameter<number> => ({ name, read: idIn, write: String, isStep: false });

/** An id that may be missing. */
export const maybeId = (name: ParameterName): Parameter<number | null> => ({
  name,
  read: (text) => (text ? idIn(text) : null),
  write: (value) => (value === null ? null : String(value)),
  isStep: false,
});

/** Several ids; invalid ones are left out. */
export const ids = (name: ParameterName): Parameter<readonly number[]> => ({
  name,
  read: (text) => {
    const known = (text ?? '').split(',').flatMap((each) => idIn(each) ?? []);
    return known.length > 0 ? known : undefined;
  },
  write: (values) => values.join(','),
  isStep: false,
});

/** A text that names a thing. */
export const text = (name: ParameterName): Parameter<string> => ({
  name,
  read: (written) => written || undefined,
  write: (value) => value,
  isStep: false,
});

export const step = (name: ParameterName): Parameter<string | null> => ({
  name,
  read: (text) => text,
  write: (text) => text,
  isStep: true,
});
