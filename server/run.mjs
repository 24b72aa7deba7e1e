// @ts-check
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';

// `node server/run.mjs NAME`: runs one of the programs of the server from what was built once (docs/adr/0073).
// `node server/run.mjs build` builds them all and runs none.

const programs = {
  launch: 'server/src/launch.ts',
  start: 'server/src/start.ts',
  backup: 'server/src/backup-program.ts',
  restore: 'server/src/backup-program.ts',
  couriers: 'server/couriers/start.ts',
  payments: 'server/payments/start.ts',
};

const names = Object.keys(programs);
const [, , name = ''] = process.argv;
if (name !== 'build' && !names.includes(name)) {
  console.error(`${name}: ${names.join(', ')}, build`);
  process.exit(2);
}
const modules = [...new Set(Object.values(programs))];
const files = await bundled(modules).catch((/** @type {Error} */ error) => {
  console.error(`Le serveur ne se construit pas : ${error.message}`);
  process.exit(1);
});
const file = files[modules.indexOf(Object.entries(programs).find(([it]) => it === name)?.[1] ?? '')];
if (file) await import(pathToFileURL(file).href);
