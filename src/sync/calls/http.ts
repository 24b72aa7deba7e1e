import type { RequestSpec } from '../../domain/command.ts';
import { bytesOf, type Parser, plainJson, textOf } from '../polling/body.ts';

/** The result of a call: an answer of the server, or nothing that is sure to be one. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown; readonly headers: Headers }
  /** No answer, or none from the API (a captive portal's page, a cut body): the server may or may not have acted. */
  | { readonly kind: 'lost'; readonly cause: 'network' | 'timeout' | 'malformed' };

export interface CallOptions {
  readonly token: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** How the body of a success is parsed. */
  readonly parser?: Parser;
}

export type Http = (request: RequestSpec, options: CallOptions) => Promise<Reply>;

/**
 * Calls the configured API (DSP-930 to DSP-933). The token goes into one header of one host and nowhere else; redirects
 * are not followed. Never throws: a failure is a value.
 */
export function makeHttp(fetchFn: typeof fetch, apiUrl: string): Http {
  return async (request, { token, headers, signal, parser = plainJson }) => {
    const timeout = AbortSignal.timeout(request.timeoutMs);
    try {
      const response = await fetchFn(addressOf(apiUrl, request), {
        method: request.method,
        headers: {
          Accept: 'application/json',
          ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === null ? {} : { Authorization: `Token ${token}` }),
          ...headers,
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      return await replyOf(response, parser);
    } catch {
      // `fetch` does not report why it failed; what matters is whether our time limit ended it or the network did.
      return { kind: 'lost', cause: timeout.aborted ? 'timeout' : 'network' };
    }
  };
}

/** A stream of text that stays open, or why there is none. */
export type StreamOpening =
  /** `read` gives the text as it comes, and null once nothing more can come; it never rejects. */
  | { readonly kind: 'open'; read(): Promise<string | null> }
  /** An answer that is no event stream. */
  | { readonly kind: 'refused'; readonly status: number; readonly headers: Headers }
  | { readonly kind: 'lost' };

/** Opens an event stream (docs/adr/0019). `signal` limits the wait. Never throws. */
export type OpenStream = (
  request: Pick<RequestSpec, 'path' | 'query'>,
  options: { readonly token: string; readonly signal: AbortSignal },
) => Promise<StreamOpening>;

/**
 * Opens streams of the configured API, by the rules of `makeHttp`: an `EventSource` would need the token in its
 * address.
 */
export function makeStreams(fetchFn: typeof fetch, apiUrl: string): OpenStream {
  return async (request, { token, signal }) => {
    try {
      const response = await fetchFn(addressOf(apiUrl, request), {
        headers: { Accept: 'text/event-stream', Authorization: `Token ${token}` },
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal,
      });
      const { status, headers, body } = response;
      const isStream = headers.get('Content-Type')?.startsWith('text/event-stream') === true;
      if (status === 200 && isStream && body) return { kind: 'open', read: readerOf(body) };
      await body?.cancel();
      return { kind: 'refused', status, headers };
    } catch {
      // Broken or aborted: the difference does not matter.
      return { kind: 'lost' };
    }
  };
}

function readerOf(body: ReadableStream<Uint8Array>): () => Promise<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  return async () => {
    try {
      const { done, value } = await reader.read();
      return done ? null : decoder.decode(value, { stream: true });
    } catch {
      // The connection broke: nothing more comes.
      return null;
    }
  };
}

/** Whether this address has the origin that calls it. */
export const isSameOrigin = (apiUrl: string, origin: string): boolean => new URL(apiUrl, origin).origin === origin;

function addressOf(apiUrl: string, { path, query }: Pick<RequestSpec, 'path' | 'query'>): string {
  const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  return `${apiUrl.replace(/\/$/, '')}${path}${search}`;
}

async function replyOf(response: Response, parser: Parser): Promise<Reply> {
  const { status, headers, ok } = response;
  const { spare, parse } = ok ? parser : plainJson;
  const said = await bytesOf(response, spare);
  if (said.length === 0) return { kind: 'answer', status, body: undefined, headers };
  try {
    return { kind: 'answer', status, body: parse(said), headers };
  } catch {
    // A refusal may be plain text; a success that is not JSON is not our API.
    return ok ? { kind: 'lost', cause: 'malformed' } : { kind: 'answer', status, body: textOf(said), headers };
  }
}
