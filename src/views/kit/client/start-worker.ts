import { proxy, wrap } from 'comlink';
import type {
  Config,
  Host,
  OutboxMark,
  Outdated,
  Session,
  TabRecord,
  TabState,
  WorkerApi,
} from '../../../worker/api.ts';

export type { Config, Host, OutboxMark, Outdated, Session, TabRecord, TabState };

/** The worker's calls for a page; every answer takes a message there and back. */
export type WorkerClient = {
  readonly [Name in keyof WorkerApi]: (
    ...args: Parameters<WorkerApi[Name]>
  ) => Promise<Awaited<ReturnType<WorkerApi[Name]>>>;
};

/**
 * Starts this tab's worker; `failed` is called for its uncaught errors, such as a script that fails to load. Plain
 * functions, since the remote proxy itself answers to any name.
 */
export function startWorker(failed: () => void): WorkerClient {
  const worker = new Worker(new URL('../../../worker/main.ts', import.meta.url), { type: 'module', name: 'quai' });
  worker.addEventListener('error', failed);
  const remote = wrap<WorkerApi>(worker);
  return {
    start: (host, tab, tabId, mark) => remote.start(proxy(host), tab, tabId, mark),
    setTab: (tab) => remote.setTab(tab),
    issue: (name, args, options) => remote.issue(name, args, options),
    undo: (name, args, center) => remote.undo(name, args, center),
    undoable: (done) => remote.undoable(done),
    retry: (commandId) => remote.retry(commandId),
    discard: (commandId, withDependants) => remote.discard(commandId, withDependants),
    look: (...asked) => remote.look(...asked),
    fetchFile: (name, args) => remote.fetchFile(name, args),
    inquire: (name, args) => remote.inquire(name, args),
    locate: (orderId) => remote.locate(orderId),
    find: (typed) => remote.find(typed),
    places: (ask) => remote.places(ask),
    coming: (ask) => remote.coming(ask),
    refresh: () => remote.refresh(),
    fetchAhead: () => remote.fetchAhead(),
    setOnline: (isOnline) => remote.setOnline(isOnline),
    report: (failure) => remote.report(failure),
    signOut: () => remote.signOut(),
    release: () => remote.release(),
  };
}
