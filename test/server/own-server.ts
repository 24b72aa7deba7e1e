import { buildApp } from '../../server/src/app.ts';
import { type ConfigOverrides, serverConfig } from '../../server/src/options.ts';
import type { RunningServer, ServeOptions } from '../../server/src/serve.ts';
import { Snapshots } from '../../server/src/snapshot/snapshots.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { startCopy } from './start-copy.ts';

/** A server in this process with a clock that stands still until told. */
export interface OwnServer extends RunningServer {
  readonly clock: () => number;
  readonly advance: (ms: number) => void;
  /** The API as a demonstration account sees it, signed in through the form. */
  readonly as: (role: string) => Promise<Client>;
}

export async function ownServer(options: ServeOptions = {}): Promise<OwnServer> {
  let nowMs = Date.parse('2026-03-10T10:00:00Z');
  const server = await startCopy({ seed: 7, size: 60, clock: () => nowMs, ...options });
  return {
    ...server,
    clock: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
    as: clientsOf(server.url),
  };
}

/** Another server on the database and the clock of this one, with a configuration of its own. */
export async function serverBeside(
  { db, clock, sharedReads, couriers, stores, payments, changes, presence }: OwnServer,
  config: ConfigOverrides,
): Promise<Pick<OwnServer, 'url' | 'as' | 'close'>> {
  const snapshots = new Snapshots(db, 'beside');
  const app = await buildApp({
    db,
    snapshots,
    sharedReads,
    config: serverConfig(config),
    clock,
    couriers,
    stores,
    payments,
    changes: config.publicConfig?.switches?.push ? changes : null,
    presence: config.publicConfig?.switches?.presence ? presence : null,
    logger: false,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, as: clientsOf(url), close: () => app.close() };
}

/** Each account signs in once: checking a password is slow by design. */
function clientsOf(url: string): OwnServer['as'] {
  const clients = new Map<string, Promise<Client>>();
  const sign = async (role: string) => new Client(`${url}/api`, await signIn(url, role));
  return (role) => {
    const client = clients.get(role) ?? sign(role);
    clients.set(role, client);
    return client;
  };
}
