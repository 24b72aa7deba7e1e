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

/** All but the first, which gives the worker something to call. */
const calls: Readonly<Record<Exclude<keyof WorkerApi, 'start'>, 0>> = {
  setTab: 0,
  issue: 0,
  undo: 0,
  undoable: 0,
  retry: 0,
  discard: 0,
  look: 0,
  fetchFile: 0,
  inquire: 0,
  locate: 0,
  find: 0,
  places: 0,
  coming: 0,
  refresh: 0,
  fetchAhead: 0,
  setOnline: 0,
  report: 0,
  signOut: 0,
  release: 0,
};

/**
 * Starts this tab's worker; `failed` is called for its uncaught errors, such as a script that fails to load. Plain
 * functions, since the remote proxy itself answers to any name.
 */
export function startWorker(failed: () => void): WorkerClient {
  const worker = new Worker(new URL('../../../worker/main.ts', import.meta.url), { type: 'module', name: 'quai' });
  worker.addEventListener('error', failed);
  const remote = wrap<WorkerApi>(worker);
  // What a call is given is held to its types by the client's.
  const untyped = remote as unknown as Readonly<Record<keyof typeof calls, (...args: unknown[]) => unknown>>;
  const client: Record<string, unknown> = {};
  for (const name in calls) client[name] = (...args: unknown[]) => untyped[name as keyof typeof calls](...args);
  return { ...client, start: (host, ...it) => remote.start(proxy(host), ...it) } as WorkerClient;
}
