import { refuseOwnedFolder } from './folder/claim.ts';
import { root } from './root.ts';
import { ensureConsole } from './start/console-build.ts';
import { readEnvironment } from './start/environment.ts';
import { folders } from './start/folders.ts';
import { tryPort } from './start/port.ts';
import { endBySentence } from './start/run-server.ts';

// Run by `npm start`: everything that may refuse comes first, then the console is built, quietly, if it is not, and
// served.

endBySentence(() => folders);
const { port = 0, host = '', databaseUrl } = readEnvironment(process.env, folders);
await tryPort(port, host);
// The build would replace the console of a running server.
if (!databaseUrl) await refuseOwnedFolder(folders.dataDir);
await ensureConsole({ root, consoleDir: folders.consoleDir });
await import('./start.ts');
