import { readEnvironment } from '../../server/src/start/environment.ts';
import { runServer } from '../../server/src/start/run-server.ts';

// What `npm start` runs after the build, on a folder of the test's, with the console where its folder is given.

const [, , dataDir = '', consoleDir = ''] = process.argv;
const server = await runServer(() => readEnvironment(process.env, { dataDir, consoleDir: consoleDir || null }));
process.stdout.write(`Quai : ${server.url}\n`);
