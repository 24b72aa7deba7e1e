import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Outcome } from './step.ts';

/** What ran on which tree, and what came out. */
export interface Summary {
  /** Null where there is no repository. */
  readonly commit: string | null;
  /** Nothing was changed since. */
  readonly isClean: boolean;
  readonly startedAt: string;
  readonly seconds: number;
  /** Of all parts; null where they cannot be counted exactly. */
  readonly processorSeconds: number | null;
  readonly passed: number;
  readonly failed: number;
  readonly parts: readonly Outcome[];
}

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function tree(): Pick<Summary, 'commit' | 'isClean'> {
  try {
    return { commit: git('rev-parse', 'HEAD').trim(), isClean: git('status', '--porcelain') === '' };
  } catch {
    // An archive of the project is no repository: what ran is then not known.
    return { commit: null, isClean: false };
  }
}

export function summaryOf(parts: readonly Outcome[], startedAt: Date, endedAt: Date, of = tree()): Summary {
  const sum = (key: 'passed' | 'failed') => parts.reduce((total, part) => total + part[key], 0);
  const seconds = (endedAt.getTime() - startedAt.getTime()) / 1_000;
  return {
    ...of,
    startedAt: startedAt.toISOString(),
    ...{ seconds, processorSeconds: processorSecondsOf(parts), passed: sum('passed'), failed: sum('failed'), parts },
  };
}

/** Null as soon as one of them is not known. */
const processorSecondsOf = (parts: readonly Outcome[]): number | null =>
  parts.reduce<number | null>(
    (sum, { processorSeconds }) => (sum === null || processorSeconds === null ? null : sum + processorSeconds),
    0,
  );

export function writeSummary(file: string, summary: Summary): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`);
}
