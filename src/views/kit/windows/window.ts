import type { Begun } from '../../../domain/colleague/begun.ts';
import type { ArgsOf, CommandName } from '../../../domain/commands.ts';
import type { Permission } from '../../../domain/session/permissions.ts';
import { closedDialog, type DialogQuery, type GetParameter, type Parameter } from './parameters.ts';

/** An address, read. */
export interface OpenWindow<Values> {
  readonly values: Values;
  /** The subject of the window, as a text: another subject makes a new window. */
  readonly subject: string;
  /** The action that the window's own replaces (Modifier). */
  readonly replaces: string | null;
}

/** An action that a window does again, and the values to open the window with (Modifier). */
interface Again<Values> {
  readonly command: CommandName;
  /** Null for arguments that are redone elsewhere. */
  readonly values: (args: unknown) => Values | null;
}

/** The same for callers that offer `Modifier`: the change of the address that opens the window. */
export interface AgainThere {
  readonly command: CommandName;
  readonly query: (args: unknown, commandId: string) => DialogQuery | null;
}

type At<Values> = (values: Values, replaces?: string | null) => DialogQuery;

interface WindowTraits {
  /** Rights for the window's action, as the server requires; none if it may also be opened to be read. */
  readonly needs: readonly Permission[];
  /** It reads lists kept only with a board of the center: without one it may have nothing to show. */
  readonly isOfBoard: boolean;
  /** The activity colleagues at the same order or round see while it is open (OUR-060, OUR-064). */
  readonly begins: Begun | null;
}

interface WindowSpec<Values> extends Partial<WindowTraits> {
  readonly again?: readonly Again<Values>[];
}

/**
 * A window of the console, apart from its view: windows open each other, and boards that open them are painted without
 * their views (docs/adr/0055). The address names it, so that a reload or a second tab shows the same.
 */
export interface ConsoleWindow<Values> extends WindowTraits {
  readonly name: string;
  /** The change of the address that opens it. */
  readonly at: At<Values>;
  readonly again: readonly AgainThere[];
  /** Null where the address lacks one of its values. */
  readonly read: (get: GetParameter) => OpenWindow<Values> | null;
}

export function consoleWindow<Values extends object>(
  name: string,
  parameters: { readonly [Key in keyof Values]: Parameter<Values[Key]> },
  { needs = [], isOfBoard = false, begins = null, again = [] }: WindowSpec<NoInfer<Values>> = {},
): ConsoleWindow<Values> {
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

/** The values to open a window with, from the arguments of an action that it does again. */
export const again = <Name extends CommandName, Values>(
  command: Name,
  values: (args: ArgsOf<Name>) => Values | null,
): Again<Values> => ({
  command,
  // Callers have parsed the arguments by the schema of this very command.
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
