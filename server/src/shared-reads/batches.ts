interface Member<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** A longer statement would keep those behind it waiting. */
const mostMembers = 500;

/**
 * Questions of many requests, asked together: each joins the batch that has not begun, and one batch is under way at a
 * time. Whatever is answered was therefore read after its question came.
 */
export class Batches<Asked, Answer> {
  private waiting: Member<Asked, Answer>[] = [];
  private running: Promise<void> | null = null;

  /** `read` gives the answers of a batch in the order of its questions. */
  constructor(private readonly read: (asked: readonly Asked[]) => Promise<readonly Answer[]>) {}

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject });
      this.begin();
    });
  }

  /** Resolves once nobody waits. */
  async rest(): Promise<void> {
    while (this.running) await this.running;
  }

  private begin(): void {
    if (this.running || this.waiting.length === 0) return;
    this.running = this.run().finally(() => {
      this.running = null;
      this.begin();
    });
  }

  private async run(): Promise<void> {
    // Requests that have arrived together come one after the other in this turn of the loop.
    await new Promise(setImmediate);
    const members = this.waiting.splice(0, mostMembers);
    try {
      const answers = await this.read(members.map(({ asked }) => asked));
      for (const [at, { resolve }] of members.entries()) resolve(answers[at] as Answer);
    } catch (error) {
      for (const { reject } of members) reject(error);
    }
  }
}
