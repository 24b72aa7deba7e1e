import type { RequestSpec } from '../../domain/command.ts';
import type { Kind, Row } from '../../domain/rows.ts';
import type { RawRows } from '../../domain/wire.ts';
import type { PeriodMs } from '../polling/endpoint.ts';

/** The subject of a record: the scope it is read in, and the id of its thing. Scope 0 is for what no center owns. */
export interface Subject {
  readonly center: number;
  readonly subject: number;
}

/**
 * A call of the API for one thing looked at, declared once, and how its answer splits into rows. Its state is in
 * `RecordState` (docs/adr/0037).
 */
export interface RecordEndpoint {
  readonly name: string;
  /** While it is seen; opened, after an action or on a hint it is read sooner. */
  readonly periodMs: PeriodMs;
  /** How old it is at least when a hint has it read again, ms: ten seconds where it says nothing. */
  readonly hintedEveryMs?: number;
  /** Its call does something on the server: it is made where somebody asks or acts, never for a hint. */
  readonly isAct?: true;
  /** `aside` is the value the tab stored beside the ids; null where the call needs one. */
  request(of: Subject, aside: string | undefined): RequestSpec | null;
  /** Reads the present value of `aside` from the thing's own row: an address may have been corrected here. */
  readonly asideIn?: { readonly kind: Kind; of(row: Row): string | null | undefined };
  /** The rows of an answer; null when it is malformed as a whole. Never tasks or docks: only boards list those. */
  parts(body: unknown, of: Subject): readonly RawRows[] | null;
  /** The kind of its thing, and the center that the answer gives for it, if it gives one. */
  readonly place?: { readonly kind: Kind; of(body: unknown): number | undefined };
}

/** Membership of a row in the answer of one record, as `ServerRow.lists` holds it. */
export const membershipIn = (endpoint: string, subject: number, list: string) => `${endpoint}#${subject}/${list}`;

/** Whether a membership is in this record's answer. */
export const isOfRecord = (
  { endpoint, subject }: { readonly endpoint: string; readonly subject: number },
  member: string,
) => member.startsWith(`${endpoint}#${subject}/`);
