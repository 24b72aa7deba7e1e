// @ts-check
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';

// `node server/run.mjs NAME`: runs one of the programs of the server from what was built once (docs/adr/0073).
// `node server/run.mjs build` builds them all and runs none.

const programs = {
  launch: 'server/src/launch.ts',
  start: 'server/src/start.ts',
  couriers: 'server/couriers/start.ts',
  payments: 'server/payments/start.ts',
};

const names = Object.keys(programs);
const [, , name = ''] = process.argv;
if (name !== 'build' && !names.includes(name)) {
  console.error(`${name}: ${names.join(', ')}, build`);
  process.exit(2);
}
const files = await bundled(Object.values(programs)).catch((/** @type {Error} */ error) => {
  console.error(`Le serveur ne se construit pas : ${error.message}`);
  process.exit(1);
});
const file = files[names.indexOf(name)];
if (file) await import(pathToFileURL(file).href);
