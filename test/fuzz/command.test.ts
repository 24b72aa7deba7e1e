import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('its command finds the engine and what the engine loads later', async () => {
  const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', ['test/fuzz/run.ts', '--traces', '1']);
  expect(stdout).toMatch(/^1 traces in [\d.]+ s, 0 failed/);
});
