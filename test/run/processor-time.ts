import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** Counts the processor time of a command and of all it starts. */
export interface Meter {
  /** What runs it so that it is counted from its first moment. */
  readonly around: readonly [file: string, ...args: string[]];
  /** User and system, s, of everything so far. To be read once, at its end. */
  end(): number;
}

let made = 0;

/**
 * By a control group of its own, which a process leaves neither by outliving its parent nor by a session of its own, as
 * browsers have; the times of children say nothing of those. Null where this account makes no control groups, or the
 * system has none: what cannot be counted exactly is not counted.
 */
export function startMeter(): Meter | null {
  const own = ownGroup();
  if (own === null) return null;
  made += 1;
  const group = join(own, `quai-test-${process.pid}-${made}`);
  try {
    mkdirSync(group);
  } catch {
    // Not root, and no group was handed to this account.
    return null;
  }
  return {
    around: ['/bin/sh', '-c', 'echo $$ > "$0" && exec "$@"', join(group, 'cgroup.procs')],
    end: () => {
      const seconds = secondsIn(readFileSync(join(group, 'cpu.stat'), 'utf8'));
      remove(group);
      return seconds;
    },
  };
}

/** The folder of this process's own control group (version 2); null where there is none. */
function ownGroup(): string | null {
  try {
    // `41 31 0:38 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw`: the fifth is where it is mounted.
    const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    const mount = mounts.find((line) => line.includes(' - cgroup2 '))?.split(' ')[4];
    const [, path] = /^0::(\S+)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
    return mount && path ? join(mount, path) : null;
  } catch {
    // Another system than Linux.
    return null;
  }
}

function secondsIn(stat: string): number {
  const [, microseconds] = /^usage_usec (\d+)$/m.exec(stat) ?? [];
  if (microseconds === undefined) throw new Error(`no usage_usec in ${stat}`);
  return Number(microseconds) / 1_000_000;
}

function remove(group: string): void {
  try {
    rmdirSync(group);
  } catch {
    // Something of the command still runs, and keeps its group.
  }
}
