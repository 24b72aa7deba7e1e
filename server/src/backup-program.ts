import { resolve } from 'node:path';
import { backUp } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { backupTexts as texts } from './backup/text.ts';
import { readEnvironment } from './start/environment.ts';
import { folders } from './start/folders.ts';
import { endBySentence } from './start/run-server.ts';
import { StartFailure } from './start/start-failure.ts';

// Run by `npm run backup -- FILE` and `npm run restore -- FILE`, on the database that a start with the same environment
// would serve.

endBySentence(() => folders);
const [, , name = '', given] = process.argv;
if (given === undefined) throw new StartFailure(texts.usage(name));
const file = resolve(process.env.INIT_CWD ?? '.', given);
const place = readEnvironment(process.env, folders);
if (name === 'restore') console.log(texts.restored(file, await restore(place, file)));
else {
  await backUp(place, file);
  console.log(texts.done(file));
}
