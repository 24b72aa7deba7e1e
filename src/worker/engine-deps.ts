import type { QuaiDb, StoredCommand } from '../db/schema.ts';
import type { Colleague } from '../domain/colleague/colleague.ts';
import type { Permission } from '../domain/session/permissions.ts';
import type { Http, OpenStream } from '../sync/calls/http.ts';
import type { TokenBinding } from '../sync/calls/session.ts';
import type { Locks } from '../sync/locks.ts';
import type { Endpoint } from '../sync/polling/endpoint.ts';
import type * as RecordCode from '../sync/records/code.ts';
import type { Derivation } from './derived/derivations.ts';
import type { ListDefinition } from './list.ts';
import type { Channel } from './messages.ts';

/** The world around an engine: everything that is not a pure function of the replica. */
export interface EngineDeps {
  /** Strict durability: outbox and outcomes. */
  readonly outboxDb: QuaiDb;
  /** Relaxed durability: merges. */
  readonly replicaDb: QuaiDb;
  readonly userKey: string;
  readonly tabId: string;
  readonly http: Http;
  /** Whether the API has the page's own origin: then no header is refused. */
  readonly isSameOrigin: () => boolean;
  /** Opens event streams; null where the site has none. */
  readonly streams: () => OpenStream | null;
  /** Whether the site shows colleagues who is at what. */
  readonly presence: () => boolean;
  /** Hands colleagues at things this device has open to this tab's page. */
  readonly colleagues: (colleagues: readonly Colleague[]) => void;
  /** Says to this tab's page whether the device has no space left for what the server tells. */
  readonly storageFull: (isFull: boolean) => void;
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
  /** Runs once the screen has had time to read recorded actions: reads wait while anything is written. */
  readonly afterScreen: (run: () => void) => void;
  readonly readToken: () => Promise<string | null>;
  /** False once this build is outdated: a newer one sends the outbox. */
  readonly maySend: () => boolean;
  /** Whether this site lets its console ask for deltas. */
  readonly delta: () => boolean;
  /** Whether the user may make calls that need this permission; null: whoever is signed in. */
  readonly may: (permission: Permission | null) => boolean;
  /** The token was refused, here or in another tab. */
  readonly unauthorized: () => void;
  readonly otherUser: (bound: Extract<TokenBinding, { status: 'otherUser' }>) => void;
  /** The user signs out in another tab. */
  readonly left: () => void;
  readonly issued: (stored: StoredCommand) => void;
  /** Called with the names of answer fields that cannot be read. */
  readonly unread: (fields: readonly string[]) => void;
}
