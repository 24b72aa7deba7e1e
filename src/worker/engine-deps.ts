import type { QuaiDb, StoredCommand } from '../db/schema.ts';
import type { Colleague } from '../domain/colleague/colleague.ts';
import type { Permission } from '../domain/session/permissions.ts';
import type { Http, OpenStream } from '../sync/calls/http.ts';
import type { Bound } from '../sync/calls/session.ts';
import type { Locks } from '../sync/locks.ts';
import type { Endpoint } from '../sync/polling/endpoint.ts';
import type * as RecordCode from '../sync/records/code.ts';
import type { Derivation } from './derived/derivations.ts';
import type { ListDefinition } from './list.ts';
import type { Channel } from './messages.ts';

/** The world an engine lives in; everything that is not a pure function of the replica. */
export interface EngineDeps {
  /** Strict durability: outbox and outcomes. */
  readonly outboxDb: QuaiDb;
  /** Relaxed durability: merges. */
  readonly replicaDb: QuaiDb;
  readonly userKey: string;
  readonly tabId: string;
  readonly http: Http;
  /** Whether the API is at the page's own origin: no header is refused there. */
  readonly isSameOrigin: () => boolean;
  /** Opens streams of events; null where the site has none. */
  readonly streams: () => OpenStream | null;
  /** Whether the site tells who is here. */
  readonly presence: () => boolean;
  /** Who else is at what this device has open, to this tab's page. */
  readonly colleagues: (colleagues: readonly Colleague[]) => void;
  readonly locks: Locks;
  readonly channel: Channel;
  readonly endpoints: readonly Endpoint[];
  /** How often boards are asked for, as the site says. */
  readonly cycleMs: () => number;
  /** The code of records, which a board is painted without. */
  readonly records: () => Promise<typeof RecordCode>;
  readonly lists: readonly ListDefinition[];
  readonly derivations: readonly Derivation[];
  /** See `Merge.manyRows`. */
  readonly manyRows: number;
  readonly now: () => number;
  readonly random: () => number;
  readonly newId: () => string;
  readonly setTimer: (run: () => void, ms: number) => () => void;
  /** Once the screen has had time to read what was recorded: what reads waits while anything is written. */
  readonly afterScreen: (run: () => void) => void;
  readonly readToken: () => Promise<string | null>;
  /** False once this build is outdated: a newer one sends what waits. */
  readonly maySend: () => boolean;
  /** Whether this site lets its console ask for deltas. */
  readonly delta: () => boolean;
  /** Whether the user may ask for what takes this; null: whoever is signed in, absent: access to the flow (DSP-112). */
  readonly may: (permission?: Permission | null) => boolean;
  /** The token was refused, here or in another tab. */
  readonly unauthorized: () => void;
  readonly otherUser: (bound: Extract<Bound, { status: 'otherUser' }>) => void;
  /** The user signs out in another tab. */
  readonly left: () => void;
  readonly issued: (stored: StoredCommand) => void;
  /** Fields of the server's that cannot be read, by name alone. */
  readonly unread: (fields: readonly string[]) => void;
}
