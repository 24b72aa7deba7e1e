import type { Begun } from '../../../domain/colleague/begun.ts';
import type { ArgsOf, CommandName } from '../../../domain/commands.ts';
import type { reserved } from '../actions/reserved.ts';
import { closedDialog, type DialogQuery, type GetParameter, type Parameter } from './parameters.ts';

/** What an address opens. */
export interface OpenWindow<Values> {
  readonly values: Values;
  /** What the window is about, as a text: another subject is another window, begun anew. */
  readonly subject: string;
  /** The action that the window's own takes the place of (Modifier). */
  readonly replaces: string | null;
}

/** An action that a window does again, and the values that the window is opened with then (Modifier). */
interface Again<Values> {
  readonly command: CommandName;
  /** Null where these arguments are done again elsewhere. */
  readonly values: (args: unknown) => Values | null;
}

/** The same as whoever offers `Modifier` asks for it: the change of the address that opens the window. */
export interface AgainThere {
  readonly command: CommandName;
  readonly query: (args: unknown, commandId: string) => DialogQuery | null;
}

type At<Values> = (values: Values, replaces?: string | null) => DialogQuery;

/** A right that a window may take, each with its reason. */
export type Need = keyof typeof reserved;

interface WindowTraits {
  /** What it takes to do what the window is for, as the server asks for it; none where it is also there to be read. */
  readonly needs: readonly Need[];
  /** It reads lists that are there while a board of the center is: away from one it may have nothing to show. */
  readonly isOfBoard: boolean;
  /** What colleagues at the same order or round are told was begun, while it is open (OUR-060, OUR-064). */
  readonly begins: Begun | null;
}

interface WindowSpec<Values> extends Partial<WindowTraits> {
  readonly again?: readonly Again<Values>[];
}

/**
 * A window of the console, apart from its view: windows open each other, and boards that open them are painted without
 * what shows them (docs/adr/0055). The address names it, so that a reload or a second tab shows the same.
 */
export interface ConsoleWindow<Values, Name extends string = string> extends WindowTraits {
  readonly name: Name;
  /** The change of the address that opens it. */
  readonly at: At<Values>;
  readonly again: readonly AgainThere[];
  /** Null where the address lacks one of its values. */
  readonly read: (get: GetParameter) => OpenWindow<Values> | null;
}

export function consoleWindow<Name extends string, Values extends object>(
  name: Name,
  parameters: { readonly [Key in keyof Values]: Parameter<Values[Key]> },
  { needs = [], isOfBoard = false, begins = null, again = [] }: WindowSpec<NoInfer<Values>> = {},
): ConsoleWindow<Values, Name> {
  const at: At<Values> = (values, replaces = null) => {
    const query: Record<keyof DialogQuery, string | null> = { ...closedDialog, dialog: name, replaces };
    for (const key in parameters) query[parameters[key].name] = parameters[key].write(values[key]);
    return query;
  };
  return {
    ...{ name, needs, isOfBoard, begins, at },
    again: againAt(at, again),
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

/** The values that a window is opened with, from the arguments of an action that it does again. */
export const again = <Name extends CommandName, Values>(
  command: Name,
  values: (args: ArgsOf<Name>) => Values | null,
): Again<Values> => ({
  command,
  // Whoever calls it has read the arguments by the schema of this very command.
  values: (args) => values(args as ArgsOf<Name>),
});

export const againAt = <Values>(at: At<Values>, all: readonly Again<Values>[]): readonly AgainThere[] =>
  all.map(({ command, values }) => ({
    command,
    query: (args, commandId) => {
      const opened = values(args);
      return opened && at(opened, commandId);
    },
  }));
