import { join } from 'node:path';
import type { ConfigOverrides } from '../../server/src/options.ts';
import { type RunningServer, startServer } from '../../server/src/serve.ts';
import { scratchDatabase } from '../postgres/scratch.ts';
import { startProcess } from '../processes/processes.ts';
import { startRoundRobin } from '../processes/round-robin.ts';

/** The server side of a run: one process or several. */
export interface Site {
  /** The process the run itself is in: what it knows of the database. */
  server(): RunningServer;
  /** Where requests go; another one after a restart. */
  url(): string;
  /** A process goes away and another comes. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const size = 20;

/** One process on an embedded database in a folder. */
export async function oneProcess(folder: string, config: ConfigOverrides): Promise<Site> {
  const start = () => startServer({ dataDir: join(folder, 'data'), size, config });
  let server = await start();
  return {
    server: () => server,
    url: () => server.url,
    restart: async () => {
      await server.close();
      server = await start();
    },
    close: () => server.close(),
  };
}

/** This process and another on one PostgreSQL, each request to the next; they restart in turns, the other by being killed. */
export async function twoProcesses(databaseUrl: string, config: ConfigOverrides): Promise<Site> {
  const scratch = await scratchDatabase(databaseUrl);
  const options = { databaseUrl: scratch.url, size, config };
  const another = () => startProcess(options);
  let [server, other] = await Promise.all([startServer(options), another()]);
  const front = await startRoundRobin([server.url, other.url]);
  let restarts = 0;
  return {
    server: () => server,
    url: () => front.url,
    restart: async () => {
      restarts += 1;
      front.pointTo([restarts % 2 ? server.url : other.url]);
      if (restarts % 2) {
        await other.kill();
        other = await another();
      } else {
        await server.close();
        server = await startServer(options);
      }
      front.pointTo([server.url, other.url]);
    },
    close: async () => {
      await front.close();
      await Promise.all([server.close(), other.stop()]);
      await scratch.drop();
    },
  };
}
