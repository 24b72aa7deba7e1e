import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

export interface RoundRobin {
  readonly url: string;
  /** Where requests go from now on, each to the next. */
  pointTo(targets: readonly string[]): void;
  close(): Promise<void>;
}

/** The smallest load balancer: each request goes to the next process, and its answer comes back as it is written. */
export async function startRoundRobin(first: readonly string[]): Promise<RoundRobin> {
  let targets = first;
  let turn = 0;
  const server = createServer((request, response) => {
    const target = targets[turn++ % targets.length];
    if (target === undefined) throw new Error('Invariant: nobody to forward to');
    forward(target, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    pointTo: (next) => {
      targets = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Hands a request on, and its answer back as it is written. */
export function forward(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const upstream = httpRequest(new URL(url, target), { method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  upstream.on('error', () => response.destroy());
  // Whoever went away needs no answer, a stream least of all.
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
