import { readFileSync } from 'node:fs';

/** The grain of the system's clock of processes. */
const tickMs = 10;

/** Processor time that a process has used so far, ms; Linux only. */
export function processorMs(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return tickMs * (Number(fields[11]) + Number(fields[12]));
}
