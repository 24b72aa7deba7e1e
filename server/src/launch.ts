import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { refuseOwnedFolder } from './folder/claim.ts';
import { readEnvironment } from './start/environment.ts';
import { folders, root } from './start/folders.ts';
import { tryPort } from './start/port.ts';
import { endBySentence } from './start/run-server.ts';
import { StartFailure } from './start/start-failure.ts';
import { startTexts } from './start/text.ts';

// Run by `npm start`: everything that may refuse comes first, then the console is built, quietly, and served.

endBySentence(() => folders);
const { port = 0, host = '', databaseUrl } = readEnvironment(process.env, folders);
await tryPort(port, host);
// The build would replace the console of a running server.
if (!databaseUrl) await refuseOwnedFolder(folders.dataDir);
await build();
await import('./start.ts');

async function build(): Promise<void> {
  const vite = [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'error'];
  try {
    await promisify(execFile)(process.execPath, vite, { cwd: root });
  } catch (error) {
    throw new StartFailure(startTexts.buildFailed, { cause: error });
  }
}
