import type { IncomingMessage } from 'node:http';
import type { Answer } from './faults.ts';

/** Keeps the answers marked immutable, as any cache on the way may: the files of the console. */
export class ImmutableAnswers {
  private readonly kept = new Map<string, Answer>();

  async get({ method, url, headers }: IncomingMessage, upstream: string, ask: () => Promise<Answer>): Promise<Answer> {
    const key = `${method} ${upstream} ${url} ${headers['accept-encoding']}`;
    const known = this.kept.get(key);
    if (known) return known;
    const answer = await ask();
    if (answer.status === 200 && method === 'GET' && isImmutable(answer)) this.kept.set(key, answer);
    return answer;
  }
}

const isImmutable = ({ headers }: Answer) =>
  headers.some((name, at) => name.toLowerCase() === 'cache-control' && headers[at + 1]?.includes('immutable'));
