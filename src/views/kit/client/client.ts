import { BehaviorSubject } from 'rxjs';
import { lastSession, noteLeaving } from '../../../db/device/last-session.ts';
import { storageFailureOf } from '../../../db/device/storage-failure.ts';
import { openReader } from '../../../db/open.ts';
import type { QuaiDb } from '../../../db/schema.ts';
import type { Colleague } from '../../../domain/colleague/colleague.ts';
import { isEqual } from '../../../domain/equal.ts';
import { reportOf } from '../../../domain/error-report/report.ts';
import { deviceMemory, tabMemory } from '../../ui/memory.ts';
import { dropOldDrafts } from '../drafts/drafts.ts';
import { beginToggles } from '../toggles/toggle-store.ts';
import { makeLogin, onceSignedOut } from './login.ts';
import { type Online, watchOnline } from './online.ts';
import { keepOutboxMark, lostActions, readOutboxMark } from './outbox-mark.ts';
import { forgetAtSignOut, forgetIfSignedOut, ownMemory } from './own-memory.ts';
import { failures$, watchErrors } from './page-errors.ts';
import { type Config, type Host, type Outdated, type Session, startWorker, type WorkerClient } from './start-worker.ts';
import { Tab } from './tab-state.ts';
import { tokenOf } from './token.ts';

/** The services behind a page: its worker, its tab, its session, the replica it reads. */
export interface Client {
  readonly worker: WorkerClient;
  readonly tab: Tab;
  readonly session$: BehaviorSubject<Session>;
  readonly online$: BehaviorSubject<Online>;
  /** Why this page is read-only until reloaded; null while it may act. */
  readonly outdated$: BehaviorSubject<Outdated | null>;
  /** The worker did not start: the page stays as it is, and calls to the worker wait. */
  readonly workerMissing$: BehaviorSubject<boolean>;
  /** Losses of the outbox. */
  readonly loss$: BehaviorSubject<Loss>;
  /** Colleagues at things open on this device: in memory alone (OUR-062). */
  readonly colleagues$: BehaviorSubject<readonly Colleague[]>;
  /** The device has no space left for what the server tells. */
  readonly storageFull$: BehaviorSubject<boolean>;
  /** The replica of a user; one connection at a time. */
  readonly dbOf: (userKey: string) => QuaiDb;
  /** Sends an error of this page to the reporting service; false if it is nobody's (DSP-949). */
  readonly report: (thrown: unknown) => boolean;
  /** Deletes the user's data from this device and its tabs; resolves when the session may end. */
  readonly signOut: () => Promise<void>;
}

/** How often an outbox was lost, and its last lost actions; null where none were, empty where unknown. */
interface Loss {
  readonly count: number;
  readonly labels: readonly string[] | null;
}

/** The script is on the device most often; else it may come over a slow network. */
const workerPatienceMs = 15_000;

/** A worker that does not answer delays no sign-out: the next one finds the note, and deletes the rest. */
const leavingPatienceMs = 3_000;

/** Starts the page's side of the engine. Once a page. */
export function startClient(): Client {
  beginToggles();
  forgetIfSignedOut();
  dropOldDrafts();
  const workerMissing$ = new BehaviorSubject(false);
  let isThere = false;
  const missing = () => {
    if (!isThere) workerMissing$.next(true);
  };
  const worker = startWorker(missing);
  setTimeout(missing, workerPatienceMs);
  const isVisible = () => document.visibilityState === 'visible';
  const tab = new Tab({ session: tabMemory, location, isVisible: isVisible() });
  const session$ = new BehaviorSubject<Session>({ status: 'starting' });
  const outdated$ = new BehaviorSubject<Outdated | null>(null);
  const online$ = watchOnline(window);
  const outdated = (why: Outdated) => outdated$.next(why);
  const colleagues$ = new BehaviorSubject<readonly Colleague[]>([]);
  const storageFull$ = new BehaviorSubject(false);
  const loss$ = new BehaviorSubject<Loss>({ count: 0, labels: null });

  void worker
    .start(
      makeHost({ session$, loss$, colleagues$, storageFull$, outdated }),
      tab.state,
      tab.id,
      readOutboxMark(deviceMemory),
    )
    .then(() => {
      isThere = true;
      workerMissing$.next(false);
    });
  tab.state$.subscribe((state) => void worker.setTab(state));
  online$.subscribe(({ isOnline }) => void worker.setOnline(isOnline));
  document.addEventListener('visibilitychange', () => tab.show(isVisible()));
  // After `freeze` or `pagehide` a page may never wake: its leadership goes to another tab.
  addEventListener('pagehide', () => void worker.release());
  document.addEventListener('freeze', () => void worker.release());
  addEventListener('pageshow', () => tab.show(isVisible()));
  // No timer runs while a page sleeps.
  document.addEventListener('visibilitychange', dropOldDrafts);

  const report = (thrown: unknown) => {
    const about = { id: crypto.randomUUID(), at: new Date().toISOString(), where: 'page' as const };
    const failure = reportOf(thrown, { ...about, path: location.pathname });
    if (failure) void worker.report(failure);
    return failure !== null;
  };
  watchErrors(window, (thrown) => report(thrown) && failures$.next());

  const dbOf = makeDbOf(() => outdated('replica'));
  showLast(session$, dbOf).catch((thrown: unknown) => {
    const why = storageFailureOf(thrown);
    if (why) session$.next({ status: 'noStorage', why });
    else report(thrown);
  });
  const signOut = async () => {
    const session = session$.value;
    if (session.status !== 'ready') return;
    forgetAtSignOut();
    session$.next({ status: 'signedOut', config: session.config, isByUser: true });
    await noteLeaving(session.userKey).catch(report);
    await Promise.race([
      worker.signOut().catch(report),
      new Promise((resolve) => setTimeout(resolve, leavingPatienceMs)),
    ]);
  };
  const heard = { session$, online$, outdated$, workerMissing$, loss$, colleagues$, storageFull$ };
  return { worker, tab, ...heard, dbOf, report, signOut };
}

/** Shows the replica before the worker's first message: that takes a script, a lock and a few writes. */
async function showLast(session$: BehaviorSubject<Session>, dbOf: Client['dbOf']): Promise<void> {
  const last = await lastSession<Config>(dbOf);
  if (!last || session$.value.status !== 'starting') return;
  const { key: userKey, user, config } = last;
  session$.next({ status: 'ready', userKey, user, config, verified: false, lostActions: false, otherUserWaits: false });
}

interface HostParts extends Pick<Client, 'session$' | 'loss$' | 'colleagues$' | 'storageFull$'> {
  readonly outdated: Host['outdated'];
}

function makeHost({ session$, loss$, colleagues$, storageFull$, outdated }: HostParts): Host {
  const login = makeLogin({ document, location });
  return {
    readToken: () => tokenOf(document.cookie),
    session: (state) => {
      // A page without readable storage shows none, whatever its worker can.
      if (session$.value.status === 'noStorage') return;
      // After a sign-out its worker still reports the old session.
      if (session$.value.status === 'signedOut' && session$.value.isByUser) return;
      if (state.status === 'ready') ownMemory(state.userKey);
      if (state.status === 'signedOut' && state.isByUser) forgetIfSignedOut();
      if (state.status === 'ready' && state.lostActions)
        loss$.next({ count: loss$.value.count + 1, labels: lostActions(deviceMemory) });
      session$.next(unchanged(session$.value, state));
      if (state.status !== 'signedOut') return;
      const { adminLoginUrl } = state.config;
      if (state.isByUser) onceSignedOut(document, () => login(adminLoginUrl));
      else login(adminLoginUrl);
    },
    unauthorized: login,
    outdated,
    colleagues: (told) => {
      if (!isEqual(colleagues$.value, told)) colleagues$.next(told);
    },
    storageFull: (isFull) => storageFull$.next(isFull),
    failed: () => failures$.next(),
    outboxMark: (mark) => keepOutboxMark(deviceMemory, mark),
  };
}

/** Equal users and settings stay the same objects: a repeated report renders nothing again. */
function unchanged(before: Session, state: Session): Session {
  if (before.status !== 'ready' || state.status !== 'ready') return state;
  const user = isEqual(before.user, state.user) ? before.user : state.user;
  const config = isEqual(before.config, state.config) ? before.config : state.config;
  return { ...state, user, config };
}

function makeDbOf(outdated: () => void): (userKey: string) => QuaiDb {
  let open: { userKey: string; db: QuaiDb } | null = null;
  return (userKey) => {
    if (open?.userKey !== userKey) {
      open?.db.close();
      open = { userKey, db: openReader(userKey, { outdated }) };
    }
    return open.db;
  };
}
