import type { CourierDesk } from './couriers/desk.ts';
import type { Db } from './db/connection/open.ts';
import type { ServerConfig } from './options.ts';
import type { PaymentDesk } from './payments/desk.ts';
import type { Presence } from './presence/presence.ts';
import type { Changes } from './push/changes.ts';
import type { SharedReads } from './shared-reads/shared-reads.ts';
import type { Snapshots } from './snapshot/snapshots.ts';
import type { StoreDesk } from './stores/desk.ts';

/** Dependencies of every route. */
export interface Context {
  readonly db: Db;
  readonly snapshots: Snapshots;
  readonly sharedReads: SharedReads;
  readonly config: ServerConfig;
  readonly couriers: CourierDesk;
  readonly stores: StoreDesk;
  readonly payments: PaymentDesk;
  /** Commits, for listeners; null where push is switched off (`switches.push`). */
  readonly changes: Changes | null;
  /** Presence of colleagues; null where it is switched off (`switches.presence`). */
  readonly presence: Presence | null;
  /** Epoch ms; the only clock of the server. */
  readonly clock: () => number;
}
