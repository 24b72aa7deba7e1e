import { type Catalogue, catalogues, ours, tablesOf } from './markdown.ts';

/** A call the API tables name, whatever they say of it. */
export interface NamedCall {
  /** Of the row: `API-060`. */
  readonly id: string;
  readonly method: string;
  /** `/docks/{id}/`: what stands in braces may be any one piece. */
  readonly path: string;
  /** The cell that names what is sent with it. */
  readonly payload: string;
}

const apiId = /^API-[A-Z]?\d+$/;
/** ``GET `/trolleys/`, PATCH `/trolleys/{id}/` ``: each method with the paths that follow it at once. */
const calls = /\b(GET|POST|PATCH|DELETE)((?:(?:,| and)? \/[\w{}/-]+\S*)+)/g;

/** Every call of the API tables of the three catalogues. */
export function namedCalls(): readonly NamedCall[] {
  known ??= read(catalogues);
  return known;
}

let known: readonly NamedCall[] | undefined;

/** The calls that are ours: no other server has to have them. */
export const ourCalls = (): readonly NamedCall[] => read([ours]);

function read(from: readonly Catalogue[]): NamedCall[] {
  const rows = from.flatMap((catalogue) => tablesOf(catalogue).flatMap((table) => table.rows));
  return rows.flatMap(([id = '', method = '', path = '', payload = '']) => {
    if (!apiId.test(id)) return [];
    // In preparation.md method and path share a column.
    const [cell, sent] = method.includes('/') ? [method, path] : [`${method} ${path}`, payload];
    return callsIn(cell).map((call) => ({ id, ...call, payload: sent }));
  });
}

const callsIn = (cell: string) =>
  [...plain(cell).matchAll(calls)].flatMap(([, method = '', paths = '']) =>
    (paths.match(/\/[\w{}/-]+/g) ?? []).map((path) => ({ method, path: withSlash(path) })),
  );

const plain = (cell: string) => cell.replaceAll(/[`[\]]|\(D\) ?/g, '');
/** Every path of the API ends with one (docs/spec/README.md). */
const withSlash = (path: string) => path.replace(/\/?$/, '/');

/** Whether a path is one of a call's. */
export const isCallOf = ({ path }: Pick<NamedCall, 'path'>, asked: string): boolean =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked);
