import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { signIn } from '../../contract/target.ts';
import { type Entry, entry } from '../report.ts';
import { quantile } from '../stats.ts';
import { LoadClients } from '../world/load-clients.ts';
import type { Said, Told } from '../world/load-server.ts';

export interface LoadOptions {
  readonly sizes: readonly number[];
  readonly clients: readonly number[];
  /** How long clients poll what does not change. */
  readonly unchangedMs: number;
  /** How often one row in a hundred changes and every client polls once. */
  readonly changes: number;
}

/** Of one number of clients on a center of one size, unchanged or changed. */
interface Load {
  readonly kind: 'unchanged' | '1 % changed';
  readonly size: number;
  readonly clients: number;
  readonly perSecond: number;
  readonly ms: readonly number[];
  /** Time the server's process worked on a poll, on whichever core. */
  readonly usedMs: number;
  readonly bytes: number;
}

const script = fileURLToPath(new URL('../world/load-server.ts', import.meta.url));

/**
 * B13: polls a second of the reference API, alone in its process on its embedded database, while clients ask from
 * another core. Unchanged, every client polls on and on; changed, all of them poll once after each change.
 */
export async function apiLoad({ sizes, ...options }: LoadOptions): Promise<Entry[]> {
  const loads: Load[] = [];
  for (const size of sizes) {
    const server = await Server.start(size);
    for (const clients of options.clients) loads.push(...(await loadsOf(server, { ...options, size, clients })));
    await server.stop();
  }
  return loads.flatMap((load) => report(load, loads));
}

/** The server in its process. */
class Server {
  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
    readonly center: number,
  ) {}

  static async start(size: number): Promise<Server> {
    const child = fork(script, [String(size)], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const said = await heard(child);
    if (!('url' in said)) throw new Error('Invariant: a server says first where it is');
    return new Server(child, said.url, said.center);
  }

  /** Once it is done: the time the process has worked so far, ms. */
  async ask(told: Told): Promise<number> {
    const answer = heard(this.process);
    this.process.send(told);
    const said = await answer;
    return 'usedMs' in said ? said.usedMs : Number.NaN;
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.disconnect();
    await ended;
  }
}

const heard = (child: ChildProcess) =>
  new Promise<Said>((resolve, reject) => {
    const ended = () => reject(new Error('The server under load ended'));
    child.once('exit', ended);
    child.once('message', (said: Said) => {
      child.off('exit', ended);
      resolve(said);
    });
  });

type Asked = Omit<LoadOptions, 'sizes' | 'clients'> & { readonly size: number; readonly clients: number };

async function loadsOf(server: Server, { size, clients: count, unchangedMs, changes }: Asked): Promise<Load[]> {
  const token = await signIn(server.url, 'superadmin');
  const url = `${server.url}/api/dispatch/loadstate/?version=1&center=${server.center}`;
  const clients = new LoadClients(url, token, count);
  await clients.once();
  const unchanged = await measured(server, () => clients.during(unchangedMs));
  const changed = [];
  for (let nth = 0; nth < changes; nth++) {
    await server.ask('change');
    changed.push(await measured(server, () => clients.once()));
  }
  clients.close();
  return [loadOf('unchanged', size, count, [unchanged]), loadOf('1 % changed', size, count, changed)];
}

async function measured(server: Server, run: () => ReturnType<LoadClients['once']>) {
  const usedMs = await server.ask('used');
  const startMs = performance.now();
  const answers = await run();
  const tookMs = performance.now() - startMs;
  return { answers, tookMs, usedMs: (await server.ask('used')) - usedMs };
}

function loadOf(
  kind: Load['kind'],
  size: number,
  clients: number,
  runs: readonly Awaited<ReturnType<typeof measured>>[],
): Load {
  const answers = runs.flatMap((run) => run.answers);
  const status = kind === '1 % changed' ? 200 : 304;
  if (answers.some((it) => it.status !== status)) throw new Error(`A poll of ${kind} was not answered ${status}`);
  const sum = (of: 'tookMs' | 'usedMs') => runs.reduce((total, run) => total + run[of], 0);
  return {
    kind,
    size,
    clients,
    perSecond: (answers.length / sum('tookMs')) * 1000,
    ms: answers.map(({ ms }) => ms),
    usedMs: sum('usedMs') / answers.length,
    bytes: answers.reduce((total, { bytes }) => total + bytes, 0) / answers.length,
  };
}

/** Held against the smallest center with as many clients: how the cost grows. */
function report(load: Load, all: readonly Load[]): Entry[] {
  const { kind, size, clients, perSecond, ms, usedMs, bytes } = load;
  const least = all.find((it) => it.kind === kind && it.clients === clients);
  const told = `${kind}, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
  const beside = (of: 'perSecond' | 'usedMs') => (least && least !== load ? { reference: least[of] } : {});
  return [
    entry('B13', `${told}: polls a second`, [perSecond], { n: size, ...beside('perSecond') }),
    entry('B13', `${told}: server’s work a poll`, [usedMs], { n: size, ...beside('usedMs') }),
    entry('B13', `${told}: p99`, ms, { n: size, ours: quantile(ms, 0.99) }),
    ...(clients === 1 && kind === '1 % changed'
      ? [entry('B13', '1 % changed: answer on the wire, kB', [bytes / 1000], { n: size })]
      : []),
  ];
}
