import type { RequestSpec } from '../../domain/command.ts';
import type { Reply } from './http.ts';

type Asked = Pick<RequestSpec, 'method' | 'path' | 'query'>;

interface Known {
  readonly address: string;
  readonly etag: string;
  /** Which answer is stored; whoever stores another one gives it another number. */
  readonly answer: number;
}

/** Far more than a screen shows at a time. */
const most = 200;

/**
 * The server's names (`ETag`) for the contents of answers that the device holds, so that what has not changed is not
 * sent again (OUR-264). In memory alone: an address may hold a person's. Whoever comes without them asks for all once.
 */
export class KnownContents {
  private readonly known = new Map<string, Known>();

  /** The headers to ask with, where the answer stored under the key is the one that was noted for this request. */
  conditionOf(key: string, request: Asked, answer: number | undefined): { readonly 'If-None-Match'?: string } {
    const known = this.known.get(key);
    return known && known.answer === answer && known.address === addressOf(request)
      ? { 'If-None-Match': known.etag }
      : {};
  }

  /** Notes what a request was answered, once that is stored as this answer. A 304 names what it confirms. */
  note(key: string, request: Asked, { status, headers }: Extract<Reply, { kind: 'answer' }>, answer: number): void {
    const before = this.known.get(key);
    this.known.delete(key);
    const etag = headers.get('ETag') ?? (status === 304 ? before?.etag : null);
    if (!etag || request.method !== 'GET') return;
    this.known.set(key, { address: addressOf(request), etag, answer });
    const [oldest] = this.known.keys();
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest);
  }

  forget(key: string): void {
    this.known.delete(key);
  }
}

const addressOf = ({ method, path, query = {} }: Asked) => JSON.stringify([method, path, Object.entries(query)]);
