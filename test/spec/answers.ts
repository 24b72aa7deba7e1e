import { apart } from './fields.ts';
import { catalogues, tablesOf } from './markdown.ts';

/** A call as the API tables tell it (section 28 of dispatch.md and its like). */
export interface ApiRow {
  readonly id: string;
  readonly method: string;
  /** Without brackets and query: `/docks/{id}/`. */
  readonly path: string;
  /** Every word of the column: it names what is sent among them. */
  readonly payload: ReadonlySet<string>;
  /** The keys of the answer, where the column lists them; for an entity its own word: `dock`, `order`. */
  readonly answer: readonly string[];
}

const apiId = /^API-[A-Z]?\d+$/;

/** The calls of the tables that have a column of its own for each part: all but those of preparation.md. */
export function apiRows(): ReadonlyMap<string, ApiRow> {
  const rows = catalogues.flatMap((catalogue) => tablesOf(catalogue).flatMap((table) => table.rows));
  return new Map(
    rows.flatMap(([id = '', method = '', path = '', payload = '', answer = '']) =>
      apiId.test(id) && /^[A-Z]+$/.test(method)
        ? [
            [
              id,
              {
                id,
                method,
                path: pathIn(path),
                payload: new Set(payload.match(/\w+/g) ?? []),
                answer: namesIn(answer),
              },
            ] as const,
          ]
        : [],
    ),
  );
}

const pathIn = (cell: string) => /\/[^\s`\]?]*/.exec(cell.replaceAll('`', ''))?.[0] ?? '';

/** `version, docks and more (D: also drivers)`: the words that stand alone between commas, those in brackets too. */
const namesIn = (cell: string): string[] =>
  apart(
    cell
      .replaceAll('`', '')
      .replaceAll(/\((?:P|D)\)|\band more\b/g, '')
      .replaceAll(/\((?:D: also )?/g, ',')
      .replaceAll(')', ''),
  ).filter((part) => /^[A-Za-z_]\w*$/.test(part));
