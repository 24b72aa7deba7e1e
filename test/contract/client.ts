/** What a server answered: body parsed when it is JSON, else its text. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Call {
  readonly method?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Null sends no token. */
  readonly token?: string | null;
}

/** Calls an API by HTTP alone; `baseUrl` ends without a slash, paths start with one. */
export class Client {
  constructor(
    readonly baseUrl: string,
    private readonly token: string,
  ) {}

  as(token: string): Client {
    return new Client(this.baseUrl, token);
  }

  get(path: string, call: Call = {}): Promise<Answer> {
    return this.call('GET', path, call);
  }

  post(path: string, body?: unknown, call: Call = {}): Promise<Answer> {
    return this.call('POST', path, { ...call, body });
  }

  patch(path: string, body: unknown, call: Call = {}): Promise<Answer> {
    return this.call('PATCH', path, { ...call, body });
  }

  delete(path: string, call: Call = {}): Promise<Answer> {
    return this.call('DELETE', path, call);
  }

  /** Any call, by its method. */
  send(method: string, path: string, call: Call = {}): Promise<Answer> {
    return this.call(method, path, call);
  }

  private async call(method: string, path: string, { query = {}, body, headers, token = this.token }: Call) {
    const address = new URL(this.baseUrl + path);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    const response = await fetch(address, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Token ${token}` }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}
