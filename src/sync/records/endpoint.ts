import type { RequestSpec } from '../../domain/command.ts';
import type { Kind, Row } from '../../domain/rows.ts';
import type { RawRows } from '../../domain/wire.ts';
import type { PeriodMs } from '../polling/endpoint.ts';

/** What a record is about: the scope it is read in, and the id of the thing. Scope 0 is that of what no center owns. */
export interface Subject {
  readonly center: number;
  readonly subject: number;
}

/**
 * Something the API is asked for one thing looked at, declared once: its call, and how its answer splits into rows. What
 * it remembers is in `RecordState` (docs/adr/0037).
 */
export interface RecordEndpoint {
  readonly name: string;
  /** While it is seen; opened, after an action or on a hint it is read sooner. */
  readonly periodMs: PeriodMs;
  /** Its call does something on the server: it is made where somebody asks or acts, never for a hint. */
  readonly isAct?: true;
  /** `aside` is what the tab stored beside the ids; null where it cannot be asked without. */
  request(of: Subject, aside: string | undefined): RequestSpec | null;
  /** What the thing's own row says by now in place of what the tab stored: an address may have been corrected here. */
  readonly asideIn?: { readonly kind: Kind; of(row: Row): string | null | undefined };
  /** The rows of an answer; null when it is malformed as a whole. Never tasks or docks: boards place those. */
  parts(body: unknown, of: Subject): readonly RawRows[] | null;
  /** What kind of thing it is about, and the center its answer says that belongs to, where it says so. */
  readonly place?: { readonly kind: Kind; of(body: unknown): number | undefined };
}

/** Membership of a row in the answer of one record, as `ServerRow.lists` holds it. */
export const membershipIn = (endpoint: string, subject: number, list: string) => `${endpoint}#${subject}/${list}`;

/** Whether a membership is in this record's answer. */
export const isOfRecord = (
  { endpoint, subject }: { readonly endpoint: string; readonly subject: number },
  member: string,
) => member.startsWith(`${endpoint}#${subject}/`);
