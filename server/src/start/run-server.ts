import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, type ServeOptions, startServer } from '../serve.ts';
import { type DataPlace, endSentence, runningSentence } from './sentence.ts';
import { SentencePrinter } from './sentence-printer.ts';
import { StartFailure } from './start-failure.ts';
import { startTexts } from './text.ts';

/** The console is built before it is served; throws a StartFailure where it is not. */
function checkConsole(consoleDir: string | null | undefined): void {
  if (consoleDir && !existsSync(join(consoleDir, 'index.html')))
    throw new StartFailure(startTexts.noConsole(consoleDir));
}

/**
 * Starts a server that is this process: it ends in order on a signal, and on a failure with one sentence and exit code
 * 1. A failure that does not end it is printed as one sentence too.
 */
export async function runServer(read: () => ServeOptions): Promise<RunningServer> {
  let place: DataPlace = {};
  endBySentence(() => place);
  const options = read();
  place = options;
  checkConsole(options.config?.consoleDir);
  const printer = new SentencePrinter(sayError);
  const server = await startServer({
    ...options,
    onFailure: (error) => printer.print(runningSentence(error, options)),
    onFolderLost: () => {
      throw new StartFailure(startTexts.folderLost(options.dataDir ?? ''));
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
  return server;
}

/** From now on an uncaught error ends the process with one sentence, without a stack. */
export function endBySentence(place: () => DataPlace): void {
  const end = (error: unknown) => {
    const { dataDir } = place();
    sayError(endSentence(error, place(), dataDir ? `${dataDir}-erreur.txt` : null));
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

const sayError = (sentence: string) => process.stderr.write(`\n${sentence}\n`);
