import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';

/** Where and when a run was made. */
export interface Machine {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  /** What the machine had to do in the minute before the run began, cores' worth: over some tenths it was shared. */
  readonly load: number;
  readonly node: string;
  readonly browser: string;
  /** Versions of what is measured beside, as installed. */
  readonly peers: readonly (readonly [name: string, version: string])[];
}

export function machineOf(browser: Browser): Machine {
  const all = cpus();
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0] ?? 0,
    node: process.versions.node,
    browser: `Chromium ${browser.version()}`,
    peers: peerVersions(),
  };
}

function peerVersions(): Machine['peers'] {
  const peers = new URL('../peers/', import.meta.url);
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, peers), 'utf8'));
  const names = Object.keys(read('package.json').dependencies);
  return names.map((name) => [name, read(`node_modules/${name}/package.json`).version] as const);
}

/** The machine in a sentence; says so when others used it too. */
export function describe({ date, processor, cores, memoryGb, load, node, browser }: Machine): string {
  const isShared = load > cores / 4;
  const shared = isShared
    ? ` **The machine was busy with something else** (load ${load.toFixed(1)} when the run began): its figures say little, and want repeating on a quiet one.`
    : '';
  return `${date} UTC, ${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}, ${browser}.${shared}`;
}
