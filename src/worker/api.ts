import type { StorageFailure } from '../db/device/storage-failure.ts';
import type { RecordName } from '../db/queries/records.ts';
import type { FileOutcome } from '../domain/asking/file.ts';
import type { Answered } from '../domain/asking/question.ts';
import type { Attention } from '../domain/colleague/attention.ts';
import type { Colleague } from '../domain/colleague/colleague.ts';
import type { Provider } from '../domain/courier/provider.ts';
import type { Failure } from '../domain/error-report/report.ts';
import type { Refusal } from '../domain/result.ts';
import type { Searchable } from '../domain/search/searchable.ts';
import type { SessionUser } from '../domain/session/session.ts';

/** What the page tells its worker about the tab; everything here is per tab. */
export interface TabState {
  readonly center: number;
  /** Path of the current route, e.g. `/dispatch`. */
  readonly path: string;
  /** `sub` of the dispatch route, empty without one. */
  readonly sub: string;
  readonly visible: boolean;
  readonly paused: boolean;
  /** Endpoints that what is open on the screen shows, beside those of the path. */
  readonly shows: readonly string[];
  /** Records that what is open on the screen shows. */
  readonly records: readonly TabRecord[];
  /** What colleagues are told that this tab has open; nothing where the site tells nobody. */
  readonly attention: readonly Attention[];
}

/** A record on a tab's screen, with what its call needs beside the ids (docs/adr/0037). */
export interface TabRecord {
  readonly endpoint: RecordName;
  readonly center: number;
  readonly subject: number;
  readonly aside?: string | undefined;
}

/** `/config.json`, read at run time, so that one build serves every site. */
export interface Config {
  readonly apiUrl: string;
  readonly adminLoginUrl: string;
  readonly adminUrl: string;
  /** What of this origin the file names: the service worker answers for none of it. Absent in older stored ones. */
  readonly serverPaths?: readonly string[] | undefined;
  /** The providers of couriers that can be called; absent where the site does not say. */
  readonly couriers?: readonly string[] | undefined;
  /** The couriers' own consoles (LNK-17). */
  readonly courierDashboards?: { readonly [P in Provider]?: string | null | undefined } | undefined;
  /** What maps are drawn with; a plain ground without one. */
  readonly mapStyleUrl?: string | undefined;
  /** Older builds only show: their actions may no longer be understood. */
  readonly minClientVersion?: string | undefined;
  /** The service worker delivers actions while no tab is open. */
  readonly backgroundDelivery: boolean;
  /** The API has an event stream a center: polls come at once when something changed. Absent in older stored ones. */
  readonly push?: boolean | undefined;
  /** The streams tell who else is where one is (docs/adr/0052). Absent in older stored ones. */
  readonly presence?: boolean | undefined;
  /** Polls may be answered by what changed (docs/adr/0018). Absent in older stored ones. */
  readonly delta?: boolean | undefined;
  /** Codes may be read with the device's camera (docs/adr/0049). Absent in older stored ones. */
  readonly camera?: boolean | undefined;
  /** Pages of other hosts in the menu (NAV-38, NAV-39); one without address is not shown. */
  readonly productTableUrl?: string | undefined;
  readonly flowToolUrl?: string | undefined;
  /** Pages of business customers, their canteens and organizations (SUP-181). */
  readonly businessUrl?: string | undefined;
  /** Where errors are told (DSP-949); nobody is told without it. */
  readonly errorReportingDsn?: string | undefined;
  /** How often boards are asked for, s (`cycleMsOf`). Absent in older stored ones. */
  readonly cycleS?: number | undefined;
}

export type Session =
  | { readonly status: 'starting' }
  /** `verified` false: shown from the replica, the server has not been asked yet. */
  | {
      readonly status: 'ready';
      readonly userKey: string;
      readonly user: SessionUser;
      readonly config: Config;
      readonly verified: boolean;
      /** The browser lost actions that had been said to be recorded. */
      readonly lostActions: boolean;
      /** Another account's actions wait on this device for its return. */
      readonly otherUserWaits: boolean;
    }
  /** Nobody is signed in here: go to the login address. `isByUser`: he signs out now, in this tab or another. */
  | { readonly status: 'signedOut'; readonly config: Config; readonly isByUser: boolean }
  /** Neither a replica nor the server: nothing to show. */
  | { readonly status: 'unreachable' }
  /** The device keeps nothing: there is no console without its replica. */
  | { readonly status: 'noStorage'; readonly why: StorageFailure };

export type Outdated = 'replica' | 'version';

/** What a page offers its worker. */
export interface Host {
  /** Value of the cookie `api_token` at call time (DSP-930). */
  readToken(): string | null;
  session(state: Session): void;
  /** The token was refused; `pending` actions wait. Only a visible tab follows (DSP-048), to this address. */
  unauthorized(loginUrl: string): void;
  /** This build may act no more until reloaded: a newer one took the replica over, or the site asks for a newer one. */
  outdated(why: Outdated): void;
  /** Something of the worker's own failed (DSP-949). */
  failed(): void;
  /** Identity and last number of the outbox, to be mirrored outside the database. */
  outboxMark(mark: OutboxMark): void;
  /** Who else is at what this device has open. */
  colleagues(colleagues: readonly Colleague[]): void;
}

export interface OutboxMark {
  readonly userKey: string;
  readonly identity: string;
  readonly lastSeq: number;
}

export type Issued = { readonly commandId: string } | Refusal;

/** The last step of something done. */
export interface Undoable {
  readonly name: string;
  readonly args: unknown;
  readonly center: number;
}

export interface IssueOptions {
  /** The action this one takes the place of, which is discarded (Modifier). */
  readonly replaces?: string | undefined;
  /** The scope of the row it is issued on: that of the tab's center unless said. */
  readonly center?: number | undefined;
}

/** What a page asks of its worker. A page never fetches: it reads live queries and issues commands. */
export interface WorkerApi {
  start(host: Host, tab: TabState, tabId: string, mark: OutboxMark | null): Promise<void>;
  setTab(tab: TabState): void;
  /** Resolves after the action is on disk. */
  issue(name: string, args: unknown, options?: IssueOptions): Promise<Issued>;
  /** Annuler: takes an action of this center back by a new one, unless something has been built on it. */
  undo(name: string, args: unknown, center: number): Promise<Issued>;
  /** Which of these could be taken back now. */
  undoable(done: readonly Undoable[]): Promise<readonly boolean[]>;
  /** Réessayer: the same intent again, under the same id; a refusal where nothing is left of it. */
  retry(commandId: string): Promise<Refusal | null>;
  /** Abandonner: the action and, when asked, those that wait behind it. */
  discard(commandId: string, withDependants: boolean): Promise<void>;
  /** Labels and ids of the actions that wait behind this one. */
  dependants(commandId: string): Promise<readonly string[]>;
  /**
   * Somebody looks at a detail: its answer comes to the replica, now or when it may be asked for again; one that is asked
   * for every `everyMs` by several tabs is asked for once.
   */
  look(name: string, args: unknown, everyMs?: number): void;
  /** A file the server makes, for the page to save; nothing of it is kept here. */
  fetchFile(name: string, args: unknown): Promise<FileOutcome>;
  /** Asks a question whose answer is kept nowhere (docs/adr/0044). */
  inquire(name: string, args: unknown): Promise<Answered>;
  /** Finds out which center an order belongs to, where nothing on this device says so; the answer comes to `places`. */
  locate(orderId: number): void;
  /** What the lists of this tab's center show that fits what was typed, the best first. */
  find(typed: string): Promise<readonly Searchable[]>;
  /** Polls now what this tab shows. */
  refresh(): void;
  /** Fetches what a board is painted without: an action finds it there without a network too. */
  fetchAhead(): Promise<void>;
  setOnline(isOnline: boolean): void;
  /** An error of the page that nobody caught, to be told to the reporting service. */
  report(failure: Failure): void;
  /**
   * The user signs out: whatever was read for him leaves the device and every tab. His actions that are not over stay for
   * his return (DSP-072). The page has noted before that he leaves.
   */
  signOut(): Promise<void>;
  /** `pagehide`, `freeze`: gives up leadership and demands. */
  release(): void;
}
