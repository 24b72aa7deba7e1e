import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { bundled } from '../../server/bundle.mjs';

const [script = ''] = await bundled(['test/starts/serve.ts']);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A real server on a folder, from the moment its process is there. */
export interface ServerProcess {
  readonly port: number;
  /** Resolves with its address, or with its end, whichever comes first. */
  readonly outcome: Promise<Listening | Ended>;
  readonly ended: Promise<Ended>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended>;
}

export interface Listening {
  readonly kind: 'listening';
  readonly url: string;
}

export interface Ended {
  readonly kind: 'ended';
  /** Null when a signal ended it. */
  readonly code: number | null;
  /** Everything it said of what went wrong. */
  readonly errors: string;
}

export interface Start {
  readonly folder: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The built console, served beside the API; none by default. */
  readonly consoleDir?: string | null;
  /** No file may grow beyond this, as on a full disk; Linux only. */
  readonly fileSizeBytes?: number;
}

export function startServerProcess({ folder, port, env, consoleDir, fileSizeBytes }: Start): ServerProcess {
  const node = [process.execPath, script, folder, consoleDir ?? ''] as const;
  const [file, ...args] =
    fileSizeBytes === undefined ? node : (['prlimit', `--fsize=${fileSizeBytes}`, ...node] as const);
  const child = spawn(file, args, {
    cwd: root,
    env: { ...plainEnvironment(), QUAI_DAY: '0', QUAI_SIZE: '20', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = endOf(child);
  return {
    port,
    ended,
    outcome: Promise.race([addressOf(child), ended]),
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** This machine's, without what would configure a server. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, HOST: __, ...env } = process.env;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('QUAI_')));
}

function addressOf(child: ChildProcess): Promise<Listening> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, url] = /^Quai : (\S+)$/m.exec(text) ?? [];
      if (url) resolve({ kind: 'listening', url });
    });
  });
}

async function endOf(child: ChildProcess): Promise<Ended> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { kind: 'ended', code: typeof code === 'number' ? code : null, errors };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
