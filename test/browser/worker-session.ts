import type { CDPSession } from '@playwright/test';

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
}

/** A page's dedicated worker through the debugger: it is reached by the page's session only. */
export class WorkerSession {
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

  /** The first worker of the page, also one that runs already. */
  static async attach(devtools: CDPSession): Promise<WorkerSession> {
    const attached = new Promise<string>((resolve) =>
      devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
        if (targetInfo.type === 'worker') resolve(sessionId);
      }),
    );
    await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return new WorkerSession(devtools, await attached);
  }

  /** Asks the worker; what it answers is the caller's to know. */
  async send<Result>(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Result> {
    this.lastId += 1;
    const id = this.lastId;
    const replied = new Promise<Reply>((resolve) => this.awaited.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.devtools.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message });
    return (await replied).result as Result;
  }
}
