import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { z } from 'zod';

/**
 * The owner of a folder, in its lock. Process numbers are used again: the time of start distinguishes a process from a
 * later one.
 */
const Owner = z.object({
  token: z.string(),
  pid: z.number().int(),
  /** In ticks since the machine started; null where the system does not report it. */
  startTicks: z.string().nullable(),
  /** Identifies this start of this machine, and the space of its process numbers (a container has its own). */
  machine: z.string().nullable(),
});
export type Owner = z.infer<typeof Owner>;

export const thisProcess = (): Owner => ({
  token: randomUUID(),
  pid: process.pid,
  startTicks: startTicksOf(process.pid),
  machine: machine(),
});

/** Null for anything but a record, such as a file that a loss of power left empty. */
export function parseOwner(text: string): Owner | null {
  try {
    return Owner.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * `unknown` where it cannot be decided: the process belongs to another machine, container or start of the machine, or
 * the system does not report when it started.
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
    // A process of somebody else may not be signalled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Linux only; null elsewhere. */
function machine(): string | null {
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const space = read(() => readlinkSync('/proc/self/ns/pid'));
  return boot && space ? `${boot} ${space}` : null;
}

/** Null for a process that is gone, or is a zombie. */
function startTicksOf(pid: number): string | null {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name, in brackets, may contain anything: the fields after it are counted from its end.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === undefined || state === 'Z' || state === 'X' ? null : (fields[startTimeField] ?? null);
}

/**
 * Position in /proc/pid/stat, counted from the field after the state (proc(5): starttime is the 22nd, the state the
 * 3rd).
 */
const startTimeField = 18;

function read(get: () => string): string | null {
  try {
    return get();
  } catch {
    // The system or the process does not have this file.
    return null;
  }
}
