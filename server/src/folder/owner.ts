import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { z } from 'zod';

/** Who owns a folder, as its lock tells. A number of a process is used again: its time of start tells it from the next. */
const Owner = z.object({
  token: z.string(),
  pid: z.number().int(),
  /** In ticks since the machine started; null where the system does not tell. */
  startTicks: z.string().nullable(),
  /** This start of this machine, and the space in which its processes have their numbers (a container has its own). */
  machine: z.string().nullable(),
});
export type Owner = z.infer<typeof Owner>;

export const thisProcess = (): Owner => ({
  token: randomUUID(),
  pid: process.pid,
  startTicks: startTicksOf(process.pid),
  machine: machine(),
});

/** Null for what is no record, such as one that a loss of power left empty. */
export function parseOwner(text: string): Owner | null {
  try {
    return Owner.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * `unknown` where nothing here can tell: the process is of another machine, container or start of the machine, or the
 * system does not say when it started.
 */
export function stateOf(owner: Owner): 'alive' | 'dead' | 'unknown' {
  if (owner.machine === null) return doesExist(owner.pid) ? 'unknown' : 'dead';
  if (owner.machine !== machine()) return 'unknown';
  return startTicksOf(owner.pid) === owner.startTicks ? 'alive' : 'dead';
}

function doesExist(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, and is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Linux only; null elsewhere. */
function machine(): string | null {
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const space = read(() => readlinkSync('/proc/self/ns/pid'));
  return boot && space ? `${boot} ${space}` : null;
}

/** Null for a process that is gone, or dead and not yet buried by its parent. */
function startTicksOf(pid: number): string | null {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name, in brackets, may hold anything: what follows it is counted from its end.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === undefined || state === 'Z' || state === 'X' ? null : (fields[startTimeField] ?? null);
}

/** Of /proc/pid/stat, counted from the one after the state (proc(5): starttime is the 22nd, the state the 3rd). */
const startTimeField = 18;

function read(get: () => string): string | null {
  try {
    return get();
  } catch {
    // A file that this system, or that process, does not have.
    return null;
  }
}
