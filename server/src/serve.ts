import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Db } from './db/open.ts';
import { type OpenWorld, openWorld, type WorldPlace } from './open-world.ts';
import { type ConfigOverrides, serverConfig } from './options.ts';
import { Outgoing } from './outgoing/outgoing.ts';
import { httpProvider } from './outgoing/provider.ts';
import { Simulator } from './simulator/run.ts';
import { Snapshots } from './snapshot/snapshots.ts';

export interface ServeOptions extends WorldPlace {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** Epoch ms. */
  readonly clock?: () => number;
  readonly config?: ConfigOverrides;
  readonly logger?: boolean;
  /** `auto` plays a step every five seconds, `manual` when `simulator.step()` says so. */
  readonly simulator?: 'off' | 'manual' | 'auto';
  /** `auto`, the default, delivers messages by itself, `manual` when `outgoing.deliver()` says so. */
  readonly messages?: 'manual' | 'auto';
  /** How long a server that closes waits for requests under way. */
  readonly graceMs?: number;
}

export interface RunningServer extends Pick<OpenWorld, 'replacedDay'> {
  /** Origin, without a path. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly simulator: Simulator;
  readonly outgoing: Outgoing;
  close(): Promise<void>;
}

const stepEveryMs = 5_000;
const deliverEveryMs = 2_000;

/** Opens the database, fills it when it is empty, and listens. */
export async function startServer(options: ServeOptions = {}): Promise<RunningServer> {
  const { clock = Date.now, port = 0, host = '127.0.0.1', graceMs = 10_000 } = options;
  const { db, instance, replacedDay, close: closeDatabase } = await openWorld(options, clock());
  const snapshots = new Snapshots(db, instance);
  const config = serverConfig(options.config);
  const app = await buildApp({ db, snapshots, config, clock, logger: options.logger ?? false });
  const simulator = new Simulator({ db, snapshots, clock }, options.seed ?? 1, (error) =>
    app.log.error({ error: String(error) }, 'simulator step failed'),
  );
  const outgoing = new Outgoing({
    db,
    clock,
    provider: config.sms && httpProvider(config.sms),
    onError: (error) => app.log.error({ error: String(error) }, 'message not delivered'),
  });
  const url = await app.listen({ port, host });
  if (options.messages !== 'manual') outgoing.start(deliverEveryMs);
  if (options.simulator === 'auto') simulator.start(stepEveryMs);
  return {
    url,
    app,
    db,
    simulator,
    outgoing,
    replacedDay,
    close: async () => {
      await simulator.stop();
      await outgoing.stop();
      await closeApp(app, graceMs);
      await closeDatabase();
    },
  };
}

/** What is being answered is finished; a request that does not come to its end does not hold the server open. */
async function closeApp(app: FastifyInstance, graceMs: number): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearTimeout(late);
}
