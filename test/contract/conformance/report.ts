import type { Checked } from './conformance.ts';

/** A line for each read, under it what was found; reads that were not answered are told, and no fault. */
export const reportOf = (checked: readonly Checked[]): string =>
  checked
    .flatMap(({ read, status, findings }) => [
      `${findings.length > 0 ? '✗' : status === 200 ? '✓' : '–'} GET ${read.path}${status === 200 ? '' : ` (${status})`}`,
      ...findings.map(({ kind, path, says }) => `    ${kind} ${path}: ${says}`),
    ])
    .join('\n');

export const findingsCount = (checked: readonly Checked[]) =>
  checked.reduce((total, { findings }) => total + findings.length, 0);
