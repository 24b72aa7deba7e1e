import { spawn } from 'node:child_process';
import { root } from './root.ts';
import { readListening } from './start/environment.ts';
import { runServer } from './start/run-server.ts';

// Run by `npm run dev`: the API with a simulated world in memory, behind the console with hot reload.

const server = await runServer(() => ({
  ...readListening(process.env, 4000),
  simulator: 'auto',
  config: { publicConfig: { switches: { push: true } } },
}));
console.log(`API : ${server.url}/api/docs/`);

const vite = spawn('npx', ['vite'], { cwd: root, stdio: 'inherit', env: { ...process.env, QUAI_API: server.url } });
vite.once('exit', (code) => {
  void server.close().then(() => process.exit(code ?? 0));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => vite.kill(signal));
