import type { CDPSession } from '@playwright/test';
import { WorkerSession } from '../browser/worker-session.ts';

/** A CPU profile, as the debugger protocol gives it; times in µs. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The profiler of the page's dedicated worker. */
export class WorkerProfiler {
  private constructor(private readonly worker: WorkerSession) {}

  static async attach(devtools: CDPSession): Promise<WorkerProfiler> {
    const worker = await WorkerSession.attach(devtools);
    await worker.send('Profiler.enable');
    await worker.send('Profiler.setSamplingInterval', { interval: 200 });
    return new WorkerProfiler(worker);
  }

  /** What the worker did while `run` ran. */
  async during(run: () => Promise<void>): Promise<CpuProfile> {
    await this.worker.send('Profiler.start');
    await run();
    const { profile } = await this.worker.send<{ readonly profile?: CpuProfile }>('Profiler.stop');
    if (!profile) throw new Error('Invariant: a stopped profiler has a profile');
    return profile;
  }
}

const idle = new Set(['(idle)', '(root)']);

/** Time at work in a profile, ms. */
export function workMsOf({ nodes, samples, timeDeltas }: CpuProfile): number {
  const resting = new Set(nodes.flatMap(({ id, callFrame }) => (idle.has(callFrame.functionName) ? [id] : [])));
  return samples.reduce((sum, id, at) => (resting.has(id) ? sum : sum + (timeDeltas[at + 1] ?? 0) / 1000), 0);
}
