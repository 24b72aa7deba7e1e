import type { RequestSpec } from '../domain/command.ts';

/** What came back: an answer of the server, or nothing that can be trusted to be one. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown; readonly headers: Headers }
  /** No answer, or one that is not the API's (a captive portal's page, a cut body): it may or may not have acted. */
  | { readonly kind: 'lost'; readonly cause: 'network' | 'timeout' | 'malformed' };

export interface CallOptions {
  readonly token: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export type Http = (request: RequestSpec, options: CallOptions) => Promise<Reply>;

/**
 * Calls the configured API (DSP-930 to DSP-933). The token goes into one header of one host and nowhere else; redirects
 * are refused, so that it follows none. Never throws: a failure is a value.
 */
export function makeHttp(fetchFn: typeof fetch, apiUrl: string): Http {
  return async (request, { token, headers, signal }) => {
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
      return await read(response);
    } catch {
      // fetch says only that it failed; the cause that matters is whether we gave up or the network did.
      return { kind: 'lost', cause: timeout.aborted ? 'timeout' : 'network' };
    }
  };
}

function addressOf(apiUrl: string, { path, query }: RequestSpec): string {
  const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  return `${apiUrl.replace(/\/$/, '')}${path}${search}`;
}

async function read(response: Response): Promise<Reply> {
  const { status, headers } = response;
  const text = await response.text();
  if (text === '') return { kind: 'answer', status, body: undefined, headers };
  try {
    return { kind: 'answer', status, body: JSON.parse(text) as unknown, headers };
  } catch {
    // A refusal may be plain text; a success that is not JSON is not our API.
    return response.ok ? { kind: 'lost', cause: 'malformed' } : { kind: 'answer', status, body: text, headers };
  }
}
