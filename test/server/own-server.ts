import { type RunningServer, type ServeOptions, startServer } from '../../server/src/serve.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';

/** A server in this process with a clock that stands still until told. */
export interface OwnServer extends RunningServer {
  readonly clock: () => number;
  readonly advance: (ms: number) => void;
  /** The API as a demonstration account sees it, signed in through the form. */
  readonly as: (role: string) => Promise<Client>;
}

export async function ownServer(options: ServeOptions = {}): Promise<OwnServer> {
  let nowMs = Date.parse('2026-03-10T10:00:00Z');
  const server = await startServer({ seed: 7, size: 60, clock: () => nowMs, ...options });
  return {
    ...server,
    clock: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
    as: async (role) => new Client(`${server.url}/api`, await signIn(server.url, role)),
  };
}
