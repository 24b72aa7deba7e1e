import { Agent, get } from 'node:http';

/** What a poll was answered, and when. */
interface Answered {
  readonly status: number;
  readonly etag: string;
  readonly bytes: number;
  readonly ms: number;
}

/** Devices that poll one address, each as soon as its last answer is there; each has the ETag of what it last took. */
export class LoadClients {
  private readonly agent: Agent;
  private readonly etags: string[];

  constructor(
    private readonly url: string,
    private readonly token: string,
    count: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: count });
    this.etags = Array.from({ length: count }, () => '');
  }

  /** Every client polls once, all at the same time. */
  once(): Promise<Answered[]> {
    return Promise.all(this.etags.map((_, client) => this.poll(client)));
  }

  /** Every client polls on and on. */
  async during(ms: number): Promise<Answered[]> {
    const untilMs = performance.now() + ms;
    const answers: Answered[] = [];
    const go = async (client: number) => {
      while (performance.now() < untilMs) answers.push(await this.poll(client));
    };
    await Promise.all(this.etags.map((_, client) => go(client)));
    return answers;
  }

  close(): void {
    this.agent.destroy();
  }

  private poll(client: number): Promise<Answered> {
    const startMs = performance.now();
    const headers = {
      authorization: `Token ${this.token}`,
      'accept-encoding': 'gzip',
      'if-none-match': this.etags[client] || '""',
    };
    return new Promise((resolve, reject) => {
      const asked = get(this.url, { agent: this.agent, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode: status = 0, headers: said } = answer;
          if (status !== 200 && status !== 304) return reject(new Error(`A poll was answered ${status}`));
          this.etags[client] = said.etag ?? '';
          resolve({ status, etag: said.etag ?? '', bytes, ms: performance.now() - startMs });
        });
      });
      asked.on('error', reject);
    });
  }
}
