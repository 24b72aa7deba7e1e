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
    start: (host, ...it) => remote.start(proxy(host), ...it),
    setTab: (...it) => remote.setTab(...it),
    issue: (...it) => remote.issue(...it),
    undo: (...it) => remote.undo(...it),
    undoable: (...it) => remote.undoable(...it),
    retry: (...it) => remote.retry(...it),
    discard: (...it) => remote.discard(...it),
    look: (...it) => remote.look(...it),
    fetchFile: (...it) => remote.fetchFile(...it),
    inquire: (...it) => remote.inquire(...it),
    locate: (...it) => remote.locate(...it),
    find: (...it) => remote.find(...it),
    places: (...it) => remote.places(...it),
    coming: (...it) => remote.coming(...it),
    refresh: () => remote.refresh(),
    fetchAhead: () => remote.fetchAhead(),
    setOnline: (...it) => remote.setOnline(...it),
    report: (...it) => remote.report(...it),
    signOut: () => remote.signOut(),
    release: () => remote.release(),
  };
}
