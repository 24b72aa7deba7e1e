import { type Agent, get } from 'node:http';

export interface Answered {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

/** A device that polls one center: it has the ETag of its last answer, and its cursor where it goes by deltas. */
export class Device {
  private etag = '""';
  private cursor: string | null = null;

  constructor(
    private readonly agent: Agent,
    private readonly url: string,
    private readonly token: string,
    private readonly byDelta: boolean,
  ) {}

  /** Whether the server offers deltas. */
  get hasCursor(): boolean {
    return this.cursor !== null;
  }

  poll(): Promise<Answered> {
    const startMs = performance.now();
    const headers = {
      authorization: `Token ${this.token}`,
      'accept-encoding': 'gzip',
      'if-none-match': this.etag,
      ...(this.byDelta && this.cursor !== null ? { 'delta-since': this.cursor } : {}),
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
          if (![200, 226, 304].includes(status)) return reject(new Error(`A poll was answered ${status}`));
          this.etag = said.etag ?? '""';
          const cursor = said['delta-cursor'];
          if (typeof cursor === 'string') this.cursor = cursor;
          resolve({ status, bytes, ms: performance.now() - startMs });
        });
      });
      asked.on('error', reject);
    });
  }
}
