import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { startMeter } from './processor-time.ts';

const probe = startMeter();
probe?.end();

/** Busy for so many ms of its own processor time, whatever else the machine does. */
const busy = (ms: number) => `while (process.cpuUsage().user / 1000 < ${ms}) for (let i = 0; i < 1e6; i++);`;

describe.runIf(probe)('the processor time of a command', () => {
  const secondsOf = (code: string) => {
    const meter = startMeter();
    const [file, ...args] = [...(meter?.around ?? []), process.execPath, '-e', code] as const;
    const { status } = spawnSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    return { status, seconds: meter?.end() ?? 0 };
  };

  it('is what it used, and its end is told', () => {
    const { status, seconds } = secondsOf(`${busy(400)} process.exit(3)`);
    expect(status).toBe(3);
    expect(seconds).toBeGreaterThan(0.39);
    expect(seconds).toBeLessThan(1);
  });

  it('holds that of children of children that left their parents and their session', () => {
    const orphan = `const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(`${busy(500)} process.stdout.write('done')`)}], {
        detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
      child.stdout.on('data', () => process.exit(0));`;
    const { status, seconds } = secondsOf(orphan);
    expect(status).toBe(0);
    expect(seconds).toBeGreaterThan(0.49);
  });
});
