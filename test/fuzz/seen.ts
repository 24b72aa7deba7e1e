import type { SourceState, StoredCommand } from '../../src/db/schema.ts';
import { kinds } from '../../src/domain/rows.ts';
import type { LookedState } from '../engine/looked.ts';
import type { Shadow } from '../engine/shadow.ts';
import { type Fields, type Rows, record } from './oracle/word.ts';

export const centers = [9, 12] as const;
/** Centers, and the scope of what no center owns. */
export const scopes = [...centers, 0] as const;

/** One user's database after a commit. */
export interface Traits {
  /** Server rows by center. */
  readonly rows: ReadonlyMap<number, Rows>;
  /** Ack counter of each row, by `center/kind:id`. */
  readonly acks: ReadonlyMap<string, number>;
  /** Number of the start whose answer had each row, by `center/kind:id`; 0 where none is noted. */
  readonly starts: ReadonlyMap<string, number>;
  /** The lists each row stands in, by `center/kind:id`. */
  readonly memberships: ReadonlyMap<string, readonly string[]>;
  /** The unreadable fields of each row in its last answer, by `center/kind:id`. */
  readonly unread: ReadonlyMap<string, readonly string[]>;
  readonly outbox: ReadonlyMap<string, StoredCommand>;
  readonly sources: ReadonlyMap<string, SourceState>;
  /** Things looked at by key. */
  readonly looked: ReadonlyMap<string, LookedState>;
  /** Answers to commands so far. */
  readonly ack: number;
}

export const nothingSeen: Traits = {
  rows: new Map(),
  acks: new Map(),
  starts: new Map(),
  memberships: new Map(),
  unread: new Map(),
  outbox: new Map(),
  sources: new Map(),
  looked: new Map(),
  ack: 0,
};

/** The content after a commit that touched these tables. */
export function seenIn(shadow: Shadow, before: Traits, touched: ReadonlySet<string>): Traits {
  return {
    ...(kinds.some((kind) => touched.has(kind)) ? rowsIn(shadow) : before),
    outbox: new Map(shadow.of('outbox').map((row) => [row.id, row])),
    sources: new Map(shadow.of('sources').map((row) => [row.key, row])),
    looked: new Map(shadow.of('records').map((row) => [row.key, row])),
    ack: Number(shadow.meta('ack') ?? 0),
  };
}

export const rowsOf = ({ rows }: Traits, center: number): Rows => rows.get(center) ?? new Map<string, Fields>();

function rowsIn(shadow: Shadow): Pick<Traits, 'rows' | 'acks' | 'starts' | 'memberships' | 'unread'> {
  const rows = new Map<number, Rows>(scopes.map((scope) => [scope, new Map<string, Fields>()]));
  const acks = new Map<string, number>();
  const starts = new Map<string, number>();
  const memberships = new Map<string, readonly string[]>();
  const unread = new Map<string, readonly string[]>();
  for (const kind of kinds) {
    for (const stored of shadow.rows(kind)) {
      const { center, id, row, ack, lists, unread: names } = stored;
      starts.set(`${center}/${kind}:${id}`, Number(record(stored).start ?? 0));
      rows.get(center)?.set(`${kind}:${id}`, row);
      acks.set(`${center}/${kind}:${id}`, ack ?? 0);
      memberships.set(`${center}/${kind}:${id}`, lists);
      if (names)
        unread.set(
          `${center}/${kind}:${id}`,
          names.map((name) => name.split('.')[0] ?? name),
        );
    }
  }
  return { rows, acks, starts, memberships, unread };
}
