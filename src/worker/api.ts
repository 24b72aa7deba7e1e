import type { StorageFailure } from '../db/device/storage-failure.ts';
import type { RecordName } from '../db/queries/records.ts';
import type { FileOutcome } from '../domain/asking/file.ts';
import type { Answered } from '../domain/asking/question.ts';
import type { Attention } from '../domain/colleague/attention.ts';
import type { Colleague } from '../domain/colleague/colleague.ts';
import type { Provider } from '../domain/courier/provider.ts';
import type { Failure } from '../domain/error-report/report.ts';
import type { Refusal } from '../domain/result.ts';
import type { Coming, ComingAsk } from '../domain/route/coming.ts';
import type { PlacesAsk, RoundPlaces } from '../domain/route/round-places.ts';
import type { Searchable } from '../domain/search/searchable.ts';
import type { SessionUser } from '../domain/session/session.ts';

/** A page's report to its worker about its tab. */
export interface TabState {
  readonly center: number;
  /** Path of the current route, e.g. `/dispatch`. */
  readonly path: string;
  /** `sub` of the dispatch route, empty without one. */
  readonly sub: string;
  readonly visible: boolean;
  readonly paused: boolean;
  /** Endpoints for what is open on the screen, beside those of the path. */
  readonly shows: readonly string[];
  /** Records for what is open on the screen. */
  readonly records: readonly TabRecord[];
  /** Things this tab has open, to be shown to colleagues; empty where the site shows nobody. */
  readonly attention: readonly Attention[];
}

/** A record on a tab's screen, with a value its call needs beside the ids (docs/adr/0037). */
export interface TabRecord {
  readonly endpoint: RecordName;
  readonly center: number;
  readonly subject: number;
  readonly aside?: string | undefined;
}

/** `/config.json`, read at run time so that one build serves every site. */
export interface Config {
  readonly apiUrl: string;
  readonly adminLoginUrl: string;
  readonly adminUrl: string;
  /**
   * Paths of this origin that belong to the server: the service worker answers none of them. Absent in older stored
   * ones.
   */
  readonly serverPaths?: readonly string[] | undefined;
  /** Providers whose couriers can be called; absent where the site lists none. */
  readonly couriers?: readonly string[] | undefined;
  /** The couriers' own consoles (LNK-17). */
  readonly courierDashboards?: { readonly [P in Provider]?: string | null | undefined } | undefined;
  /** Style of the maps; without one they have a plain ground. */
  readonly mapStyleUrl?: string | undefined;
  /** Builds older than this are read-only: their actions may no longer be understood. */
  readonly minClientVersion?: string | undefined;
  /** The service worker delivers actions while no tab is open. */
  readonly backgroundDelivery: boolean;
  /** The API has an event stream per center: polls come at once when something changed. Absent in older stored ones. */
  readonly push?: boolean | undefined;
  /** The streams report which colleagues are at the same thing (docs/adr/0052). Absent in older stored ones. */
  readonly presence?: boolean | undefined;
  /** Polls may be answered by the changes alone (docs/adr/0018). Absent in older stored ones. */
  readonly delta?: boolean | undefined;
  /** Codes may be read with the device's camera (docs/adr/0049). Absent in older stored ones. */
  readonly camera?: boolean | undefined;
  /** The server knows of calls to clients (OUR-220). Absent in older stored ones. */
  readonly calls?: boolean | undefined;
  /** The server keeps texts to choose for messages (OUR-228). Absent in older stored ones. */
  readonly texts?: boolean | undefined;
  /** Pages of other hosts in the menu (NAV-38, NAV-39); a page without address is not shown. */
  readonly productTableUrl?: string | undefined;
  readonly flowToolUrl?: string | undefined;
  /** Pages of business customers, their canteens and organizations (SUP-181). */
  readonly businessUrl?: string | undefined;
  /** Where errors are reported (DSP-949); without it they are not. */
  readonly errorReportingDsn?: string | undefined;
  /** How often boards are asked for, s (`cycleMsOf`). Absent in older stored ones. */
  readonly cycleS?: number | undefined;
  /** From when on work and rest are anomalies, as the file says it (`limitsOfSite`). Absent in older stored ones. */
  readonly logLimits?: unknown;
}

export type Session =
  | { readonly status: 'starting' }
  /** `verified` false: shown from the replica, the server has not answered yet. */
  | {
      readonly status: 'ready';
      readonly userKey: string;
      readonly user: SessionUser;
      readonly config: Config;
      readonly verified: boolean;
      /** The browser lost actions that the user had seen as recorded. */
      readonly lostActions: boolean;
      /** Another account's actions wait on this device for its return. */
      readonly otherUserWaits: boolean;
    }
  /** Nobody is signed in here: go to the login address. `isByUser`: he signs out now, in this tab or another. */
  | { readonly status: 'signedOut'; readonly config: Config; readonly isByUser: boolean }
  /** Neither a replica nor an answer of the server: nothing to show. */
  | { readonly status: 'unreachable' }
  /** The device stores nothing: there is no console without its replica. */
  | { readonly status: 'noStorage'; readonly why: StorageFailure };

export type Outdated = 'replica' | 'version';

/** Methods of a page that its worker calls. */
export interface Host {
  /** Value of the cookie `api_token` at call time (DSP-930). */
  readToken(): string | null;
  session(state: Session): void;
  /** The token was refused; `pending` actions wait. Only a visible tab follows (DSP-048), to this address. */
  unauthorized(loginUrl: string): void;
  /** This build is read-only until reloaded: a newer one upgraded the replica, or the site asks for a newer one. */
  outdated(why: Outdated): void;
  /** An error of the worker's own (DSP-949). */
  failed(): void;
  /** Identity and last number of the outbox, to be stored outside the database as well. */
  outboxMark(mark: OutboxMark): void;
  /** Colleagues at things this device has open. */
  colleagues(colleagues: readonly Colleague[]): void;
  /** Whether the device has no space left for what the server tells. */
  storageFull(isFull: boolean): void;
}

export interface OutboxMark {
  readonly userKey: string;
  readonly identity: string;
  readonly lastSeq: number;
}

export type IssueResult = { readonly commandId: string } | Refusal;

/** The last step of something done. */
export interface Undoable {
  readonly name: string;
  readonly args: unknown;
  readonly center: number;
}

export interface IssueOptions {
  /** The action this one replaces, which is discarded (Modifier). */
  readonly replaces?: string | undefined;
  /** The scope of the row it is issued on; the tab's center by default. */
  readonly center?: number | undefined;
}

/** Methods of a worker that its page calls. A page never fetches: it reads live queries and issues commands. */
export interface WorkerApi {
  start(host: Host, tab: TabState, tabId: string, mark: OutboxMark | null): Promise<void>;
  setTab(tab: TabState): void;
  /** Resolves once the action is on disk. */
  issue(name: string, args: unknown, options?: IssueOptions): Promise<IssueResult>;
  /** Annuler: a new action undoes one of this center, unless something has been built on it. */
  undo(name: string, args: unknown, center: number): Promise<IssueResult>;
  /** Which of these could be taken back now. */
  undoable(done: readonly Undoable[]): Promise<readonly boolean[]>;
  /** Réessayer: the same intent again, under the same id; a refusal where it no longer makes sense. */
  retry(commandId: string): Promise<Refusal | null>;
  /** Abandonner: drops the action and, if asked, those that wait for it. */
  discard(commandId: string, withDependants: boolean): Promise<void>;
  /**
   * Somebody looks at a detail: its answer comes to the replica, now or as soon as it may be asked for again. Several
   * tabs that ask every `everyMs` cause one call; an answer asked for before `sinceMs`, device clock, when an action on
   * it ended, is replaced at once.
   */
  look(name: string, args: unknown, everyMs?: number, sinceMs?: number): void;
  /** A file the server makes, for the page to save; it is not stored here. */
  fetchFile(name: string, args: unknown): Promise<FileOutcome>;
  /** Asks a question whose answer is not stored (docs/adr/0044). */
  inquire(name: string, args: unknown): Promise<Answered>;
  /** Finds out which center an order belongs to, if no row on this device shows it; the answer comes to `places`. */
  locate(orderId: number): void;
  /** Rows of this tab's lists that match the typed text, the best first. */
  find(typed: string): Promise<readonly Searchable[]>;
  /** What it costs to put orders into each round of a scope, the cheapest first. */
  places(ask: PlacesAsk): Promise<readonly RoundPlaces[]>;
  /** What is coming on the board of a scope; null where its lists are not kept. */
  coming(ask: ComingAsk): Promise<Coming | null>;
  /** Polls now what this tab shows. */
  refresh(): void;
  /** Fetches the code that a board is painted without, so that a later action needs no network for it. */
  fetchAhead(): Promise<void>;
  setOnline(isOnline: boolean): void;
  /** Reports an uncaught error of the page to the reporting service. */
  report(failure: Failure): void;
  /**
   * The user signs out: whatever was read for him is deleted from the device and every tab. His unfinished actions stay
   * for his return (DSP-072). The page has called `noteLeaving` before.
   */
  signOut(): Promise<void>;
  /** `pagehide`, `freeze`: gives up leadership and withdraws demands. */
  release(): void;
}
