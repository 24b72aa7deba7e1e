import type { Client } from '../contract/client.ts';

/** A stream of the server as a test reads it. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** What has come so far. */
  text(): string;
  /** The revisions told so far. */
  revisions(): number[];
  /** Resolves when the server ends it. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens the event stream of a center. */
export async function openStream(
  { baseUrl }: Pick<Client, 'baseUrl'>,
  token: string,
  center: number,
): Promise<OpenStream> {
  const ending = new AbortController();
  const { status, headers, body } = await fetch(`${baseUrl}/changes/?center=${center}`, {
    headers: { authorization: `Token ${token}`, accept: 'text/event-stream' },
    signal: ending.signal,
  });
  let text = '';
  const read = async () => {
    if (!body) return;
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) text += chunk;
  };
  return {
    status,
    headers,
    text: () => text,
    revisions: () => [...text.matchAll(/^event: changed\ndata: (\d+)$/gm)].map(([, revision]) => Number(revision)),
    // Broken by the test itself, or cut by a server that went away: over all the same.
    ended: read().catch(() => undefined),
    close: () => ending.abort(),
  };
}
