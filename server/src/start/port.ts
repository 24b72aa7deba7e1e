import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf } from './error-code.ts';
import { StartFailure } from './start-failure.ts';
import { startTexts } from './text.ts';

/** Listens for a moment, before any data are touched; throws a StartFailure where that is impossible. */
export async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw listenFailure(error, port, host);
  }
  const closed = once(probe, 'close');
  probe.close();
  await closed;
}

/** Why it could not listen; another process may have taken the port since it was tried. */
export function listenFailure(error: unknown, port: number, host: string): StartFailure {
  const code = (typeof error === 'object' && error && codeOf(error)) || '?';
  return new StartFailure(textOf(code, port, host), { cause: error });
}

function textOf(code: string, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return startTexts.portTaken(port);
    case 'EACCES':
      return startTexts.portForbidden(port);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return startTexts.noSuchHost(host);
    default:
      return startTexts.cannotListen(port, code);
  }
}
