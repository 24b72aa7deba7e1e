/** An HTTP answer as bytes; `headers` are name and value in turn. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** The client's result: an answer, a connection reset, or nothing ever. */
export type Delivery = Answer | 'reset' | 'silence';

/**
 * Lets the request reach the server and resolves with the server's answer. `whole` asks for it uncompressed and
 * unconditionally, so that a 304 or gzip does not hide its text; `keyless` for the same, without an idempotency key.
 */
export type Forward = (how?: How) => Promise<Answer>;
export type How = 'asked' | 'whole' | 'keyless';

export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
}

/** Decides one exchange. */
export type Fault = (forward: Forward, asked: Asked) => Promise<Delivery>;
/** The same for any request. */
export type PlainFault = (forward: Forward) => Promise<Delivery>;

export const answer = (status: number, type: string, text: string, headers: readonly string[] = []): Answer => {
  const body = Buffer.from(text);
  return { status, headers: ['content-type', type, 'content-length', `${body.length}`, ...headers], body };
};

/** A captive portal: a page of its own, with status 200, for any request. */
export const captivePortal: Fault = async () =>
  answer(200, 'text/html; charset=utf-8', '<!doctype html><title>Wi-Fi</title><p>Connectez-vous au réseau.');

export const serverError: Fault = async () => answer(500, 'text/html', '<h1>Internal Server Error</h1>');

/** A refusal of the server, in its own words. */
export const refusal = (status: number, body: unknown) => async (): Promise<Answer> =>
  answer(status, 'application/json', JSON.stringify(body));

export const tooManyRequests =
  (retryAfter: number | string): Fault =>
  async () =>
    answer(429, 'application/json', '{"detail":"Request was throttled."}', ['retry-after', `${retryAfter}`]);

/** A server that compares nothing: it never heard of conditional writes (docs/adr/0059). */
export const comparingNothing: Fault = async (forward) => {
  const { headers, ...reply } = await forward();
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : []));
  return { ...reply, headers: pairs.filter(([name]) => name.toLowerCase() !== 'conditional-writes').flat() };
};

/** The server's clock stands so much behind that of the device. */
export const clockBehind =
  (byMs: number): Fault =>
  async (forward) => {
    const { headers, ...reply } = await forward();
    const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : []));
    const dated = pairs.map(([name, value]) =>
      name.toLowerCase() === 'date' ? [name, new Date(Date.parse(value) - byMs).toUTCString()] : [name, value],
    );
    return { ...reply, headers: dated.flat() };
  };

/** The server's answer cut in its middle, with the length of what is left: whole for HTTP, broken as JSON. */
export const malformedJson: Fault = async (forward) => {
  const { status, body } = await forward('whole');
  return answer(status, 'application/json', body.subarray(0, Math.floor(body.length / 2)).toString());
};

/** A success with no content, or other content, in place of the server's, which has done the work or got nothing. */
export const emptied =
  (text: string, isDone: boolean): Fault =>
  async (forward) => {
    if (isDone) await forward();
    return answer(200, 'application/json', text);
  };

/** The server's answer with its text changed, e.g. a new version of a script. */
export const amended =
  (change: (text: string) => string): PlainFault =>
  async (forward) => {
    const { status, headers, body } = await forward('whole');
    const changed = Buffer.from(change(body.toString()));
    return { status, headers: withoutLength(headers, changed.length), body: changed };
  };

/** The server's answer with its JSON changed, e.g. one malformed row among good ones. */
export const rewritten = (change: (json: unknown) => unknown): PlainFault =>
  amended((text) => JSON.stringify(change(JSON.parse(text))));

/** The request never reaches the server. */
export const loseRequest: Fault = async () => 'reset';

/** The server has done the work, the client never knows it: its connection is reset. */
export const loseAnswer: Fault = async (forward) => {
  await forward();
  return 'reset';
};

/** The same, without even a reset: the client waits until its own timeout. */
export const swallowAnswer: Fault = async (forward) => {
  await forward();
  return 'silence';
};

/** Answers of the server kept back, and let go one by one in any order. */
export interface Hold {
  readonly fault: PlainFault;
  /** Resolves once `count` answers in all were kept back. */
  arrived(count: number): Promise<void>;
  /** Lets one go, by order of arrival; all of them without an index. */
  release(index?: number): void;
}

export function holdAnswers(): Hold {
  const held: (() => void)[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const fault: PlainFault = async (forward) => {
    const kept = await forward();
    return new Promise((resolve) => {
      held.push(() => resolve(kept));
      for (const each of waiting) if (held.length >= each.count) each.resolve();
    });
  };
  return {
    fault,
    arrived: (count) =>
      held.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    release: (index) => {
      for (const release of index === undefined ? held : held.slice(index, index + 1)) release();
    },
  };
}

function withoutLength(headers: readonly string[], length: number): string[] {
  const kept: string[] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    if (!/^(content-length|transfer-encoding)$/i.test(name)) kept.push(name, value);
  }
  return [...kept, 'content-length', `${length}`];
}
