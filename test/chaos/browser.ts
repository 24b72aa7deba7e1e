import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags } from '../browser/chromium.ts';

/** A Chromium of its own process on a profile that outlives it, so that it can be killed and started again. */
export class Device {
  private process: ChildProcess | null = null;

  constructor(
    private readonly executable: string,
    private readonly profile: string,
  ) {}

  /** Starts it and gives its one context, with what the profile remembers. */
  async start(): Promise<BrowserContext> {
    const portFile = join(this.profile, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    const flags = [...chromiumFlags, '--remote-debugging-port=0', `--user-data-dir=${this.profile}`, '--lang=fr-FR'];
    this.process = spawn(this.executable, [...flags, 'about:blank'], { stdio: 'ignore' });
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`);
    const [context] = browser.contexts();
    if (!context) throw new Error('Invariant: a browser has a context');
    context.setDefaultTimeout(8_000);
    return context;
  }

  /** Gone, with whatever it was doing. */
  async kill(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }
}

async function portIn(file: string): Promise<number> {
  for (let tries = 0; tries < 150; tries++) {
    const port = read(file);
    if (port) return port;
    await wait(100);
  }
  throw new Error('Chromium did not open its debugging port');
}

function read(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]) || null;
  } catch {
    // Not written yet.
    return null;
  }
}
