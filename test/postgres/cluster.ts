import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

const owner = 'quai';
const startWithinMs = 30_000;

/** A PostgreSQL server of its own in a temporary folder, on a free port of this machine; `stop` leaves no trace. */
export async function startCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'quai-postgres-'));
  const data = join(folder, 'data');
  const as = unprivileged();
  if (as) chownSync(folder, as.uid, as.gid);
  // Nothing here outlives the run: it need not survive a power cut.
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', owner, '--auth=trust', '--encoding=UTF8', '--no-sync'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: folder,
    ...as,
  });
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', `unix_socket_directories=${folder}`];
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), args, { stdio: ['ignore', 'ignore', 'ignore'], cwd: folder, ...as });
  const stop = async () => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(join(bin, 'pg_isready'), port, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://${owner}@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL refuses to run as root: it then runs as the account of its package, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, account()], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function account(): string {
  try {
    execFileSync('id', ['postgres'], { stdio: 'ignore' });
    return 'postgres';
  } catch {
    return 'nobody';
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function answering(isReady: string, port: number, server: ChildProcess) {
  const untilMs = Date.now() + startWithinMs;
  while (Date.now() < untilMs) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    try {
      execFileSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL does not answer');
}

/** SIGINT is its fast shutdown: connections are ended, nothing is waited for. */
async function ended(server: ChildProcess) {
  if (server.exitCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGINT');
  await exit;
}
