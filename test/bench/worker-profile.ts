import type { CDPSession } from '@playwright/test';

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

interface Reply {
  readonly id?: number;
  readonly result?: { readonly profile?: CpuProfile };
}

/** The page's dedicated worker through the debugger: its profiler is reached by the page's session only. */
export class WorkerProfiler {
  private readonly awaited = new Map<number, (reply: Reply) => void>();
  private lastId = 0;

  private constructor(
    private readonly devtools: CDPSession,
    private readonly sessionId: string,
  ) {
    devtools.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      const reply: Reply = from === sessionId ? JSON.parse(message) : {};
      if (reply.id !== undefined) this.awaited.get(reply.id)?.(reply);
    });
  }

  static async attach(devtools: CDPSession): Promise<WorkerProfiler> {
    const attached = new Promise<string>((resolve) =>
      devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
        if (targetInfo.type === 'worker') resolve(sessionId);
      }),
    );
    await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    const profiler = new WorkerProfiler(devtools, await attached);
    await profiler.send('Profiler.enable');
    await profiler.send('Profiler.setSamplingInterval', { interval: 200 });
    return profiler;
  }

  /** What the worker did while `run` ran. */
  async during(run: () => Promise<void>): Promise<CpuProfile> {
    await this.send('Profiler.start');
    await run();
    const { result } = await this.send('Profiler.stop');
    if (!result?.profile) throw new Error('Invariant: a stopped profiler has a profile');
    return result.profile;
  }

  private async send(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Reply> {
    this.lastId += 1;
    const id = this.lastId;
    const replied = new Promise<Reply>((resolve) => this.awaited.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.devtools.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message });
    return replied;
  }
}

const idle = new Set(['(idle)', '(root)']);

/** Time at work in a profile, ms. */
export function workMsOf({ nodes, samples, timeDeltas }: CpuProfile): number {
  const resting = new Set(nodes.flatMap(({ id, callFrame }) => (idle.has(callFrame.functionName) ? [id] : [])));
  return samples.reduce((sum, id, at) => (resting.has(id) ? sum : sum + (timeDeltas[at + 1] ?? 0) / 1000), 0);
}
