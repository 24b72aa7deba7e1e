import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type DatabasePlace, type Db, openDatabase } from './db/open.ts';
import { instanceOf, seed } from './db/seed.ts';
import { type ConfigOverrides, serverConfig } from './options.ts';
import { Simulator } from './simulator/run.ts';
import { Snapshots } from './snapshot/snapshots.ts';
import { makeWorld } from './world/world.ts';

export interface ServeOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** A PostgreSQL server, else a folder of the embedded database, else memory. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  /** What an empty database is filled with: the same seed, size and instant give the same world. */
  readonly seed?: number;
  readonly size?: number;
  /** Epoch ms. */
  readonly clock?: () => number;
  readonly config?: ConfigOverrides;
  readonly logger?: boolean;
  /** `auto` plays a step every five seconds, `manual` when `simulator.step()` says so. */
  readonly simulator?: 'off' | 'manual' | 'auto';
}

export interface RunningServer {
  /** Origin, without a path. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly simulator: Simulator;
  close(): Promise<void>;
}

const stepEveryMs = 5_000;

/** Opens the database, fills it when it is empty, and listens. */
export async function startServer(options: ServeOptions = {}): Promise<RunningServer> {
  const { clock = Date.now, port = 0, host = '127.0.0.1' } = options;
  const { db, close: closeDatabase } = await openDatabase(placeOf(options));
  const instance = (await instanceOf(db)) ?? (await seed(db, worldOf(options, clock())));
  const snapshots = new Snapshots(db, instance);
  const config = serverConfig(options.config);
  const app = await buildApp({ db, snapshots, config, clock, logger: options.logger ?? false });
  const simulator = new Simulator({ db, snapshots, clock }, options.seed ?? 1, (error) =>
    app.log.error({ error: String(error) }, 'simulator step failed'),
  );
  const url = await app.listen({ port, host });
  if (options.simulator === 'auto') simulator.start(stepEveryMs);
  return {
    url,
    app,
    db,
    simulator,
    close: async () => {
      await simulator.stop();
      await app.close();
      await closeDatabase();
    },
  };
}

function placeOf({ databaseUrl, dataDir }: ServeOptions): DatabasePlace {
  if (databaseUrl) return { kind: 'server', url: databaseUrl };
  return dataDir ? { kind: 'folder', path: resolve(dataDir) } : { kind: 'memory' };
}

const worldOf = ({ seed: number = 1, size = 150 }: ServeOptions, nowMs: number) =>
  makeWorld({ seed: number, size, nowMs });
