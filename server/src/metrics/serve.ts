import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartFailure } from '../start/start-failure.ts';
import { startTexts } from '../start/text.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsPlace {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
}

export interface MetricsServer {
  /** `http://127.0.0.1:9100/metrics` */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the figures at an address of their own, which need not be reached from where the console is. */
export async function serveMetrics(metrics: Metrics, { port, host }: MetricsPlace): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const { type, body } = await metrics.text();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  }).listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartFailure(startTexts.noMetrics(port, host), { cause: error });
  }
  const { address, port: taken, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
