import { dateText } from '../../src/domain/time/paris-time.ts';
import { readEnvironment } from './start/environment.ts';
import { folders } from './start/folders.ts';
import { runServer } from './start/run-server.ts';
import { startTexts } from './start/text.ts';
import { seedUsers } from './world/people/users.ts';

// The built console and its API, on a world stored in `.data/`.

const server = await runServer(() => readEnvironment(process.env, folders));

const madeOn = server.replacedDay && dateText(`${server.replacedDay}T12:00Z`);
if (madeOn) console.log(`Le monde de démonstration du ${madeOn} a fait place à celui du jour.`);
if (server.movedAside) console.log(`${startTexts.movedAside(server.movedAside)}\n`);

const { DATABASE_URL, QUAI_SMS_URL } = process.env;
const accounts = seedUsers.map(({ email, password }) => `  ${email.padEnd(28)} ${password}`);
console.log(`Quai : ${server.url}

Comptes de démonstration :
${accounts.join('\n')}

SMS : ${QUAI_SMS_URL ? new URL(QUAI_SMS_URL).origin : 'aucun fournisseur (QUAI_SMS_URL) : les messages sont enregistrés et ne partent pas'}

API : ${server.url}/api/docs/ – données : ${DATABASE_URL ? 'PostgreSQL' : '.data/ (QUAI_FRESH=1 pour repartir de zéro)'}`);

// Loaded now that the address is there: no invoice waits for it, and no later build takes it from this process.
await import('./invoices/pdf.ts');
