import type { RequestSpec } from '../../domain/command.ts';
import type { Kind, Row } from '../../domain/rows.ts';
import type { RawRows } from '../../domain/wire.ts';

/** A tab's query to an endpoint, in canonical form, e.g. a query string; empty asks for everything. */
export type Query = string;

/** How often something is asked for: of a board once in the cycle of the site (`cycleS` of `/config.json`). */
export type PeriodMs = number | 'cycle';

export const msOfPeriod = ({ periodMs }: { readonly periodMs: PeriodMs }, cycleMs: number): number =>
  periodMs === 'cycle' ? cycleMs : periodMs;

export type Parts = readonly RawRows[] | null;

/**
 * A poll of the API, declared once: its call, how its answer splits into rows, and which rows its query covers.
 * Together with a center it is a source, whose state is in `SourceState`.
 */
export interface Endpoint {
  readonly name: string;
  readonly periodMs: PeriodMs;
  /** Its answers echo the version of their request (DSP-155) and tell whether keys are honoured; of others, any 200 counts. */
  readonly isTagged: boolean;
  request(center: number, query: Query, version: number): RequestSpec;
  /** The smallest query that covers all of them. */
  union(queries: readonly Query[]): Query;
  /**
   * The rows of an answer; null when it is malformed as a whole. They come together with the code that reads them, where
   * a board is painted without it.
   */
  parts(body: unknown, center: number): Parts | Promise<Parts>;
  /** Whether the answer to `query` would list this row if it still belonged to `list`. */
  covers(query: Query, list: string, kind: Kind, row: Row): boolean;
}

/** Membership of a row in a part of an endpoint's answer, as `ServerRow.lists` holds it. */
export const membership = (endpoint: string, list: string) => `${endpoint}/${list}`;

/** Whether a membership is in a part of this endpoint's answer. */
export const isOf = ({ name }: Pick<Endpoint, 'name'>, member: string) => member.startsWith(`${name}/`);
