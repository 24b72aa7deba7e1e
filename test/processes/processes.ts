import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from '../../server/bundle.mjs';
import type { ServeOptions } from '../../server/src/serve.ts';

/** One API process of several on a database. */
export interface ApiProcess {
  readonly url: string;
  readonly pid: number | undefined;
  /** Ends it as a signal would, its requests answered. */
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** What goes through a process's arguments. */
type Plain = Pick<ServeOptions, 'databaseUrl' | 'seed' | 'size' | 'simulator' | 'messages' | 'config' | 'couriers'>;

/** What a process runs: of this installation, or of another one in that folder. */
export const scriptOf = async (root?: string): Promise<string> =>
  (await bundled(['test/processes/serve.ts'], root))[0] ?? '';

const own = await scriptOf();

export async function startProcess(options: Plain, script = own): Promise<ApiProcess> {
  const child = fork(script, [JSON.stringify(options)], {
    // Nothing is transpiled, whatever transpiles the parent.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await Promise.race([addressOf(child), failed(child)]);
  const exit = once(child, 'exit');
  return {
    url,
    pid: child.pid,
    stop: async () => {
      if (child.connected) child.disconnect();
      await exit;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** All at once, on a database that may be empty. */
export const startProcesses = (count: number, options: Plain): Promise<ApiProcess[]> =>
  Promise.all(Array.from({ length: count }, () => startProcess(options)));

async function addressOf(child: ChildProcess): Promise<string> {
  const [said] = await once(child, 'message');
  return (said as { readonly url: string }).url;
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`an API process ended with ${code} before it listened`);
}
