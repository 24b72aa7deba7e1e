import type * as z from 'zod/mini';
import { isRecord } from '../../../src/domain/wire.ts';
import { errorText } from '../../../src/domain/words/error-text.ts';
import type { ProviderAnswer } from './provider.ts';
import { courierTexts } from './text.ts';

/** Address of a provider, and the secret that we send him. */
export interface Account {
  readonly url: string;
  readonly token: string;
}

export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Idempotency key: he does a thing once, however often it is requested. */
  readonly key?: string;
  readonly body?: unknown;
  /** A body of fields, instead. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The token is the whole header, without the word before it. */
  readonly isBareToken?: boolean;
  /** 10 s unless stated. */
  readonly timeoutMs?: number;
  /** Statuses of this call that leave open whether he did it. */
  readonly undecided?: readonly number[];
  /** Where he says why he refuses, if not where others do. */
  readonly wordsOf?: (said: unknown) => string | null;
}

const usualTimeoutMs = 10_000;

/**
 * Sends a request to a provider by HTTP. A refusal is an answer of 4xx, with its reason. After a server error, a broken
 * connection or no answer in time it is unknown whether he received it: such a request is sent again under its key.
 */
export async function ask({ url, token }: Account, question: Question): Promise<ProviderAnswer<unknown>> {
  const { method, path, query, key, body, form, headers, wordsOf } = question;
  const { isBareToken = false, timeoutMs = usualTimeoutMs, undecided = [] } = question;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}${search}`, {
      method,
      headers: {
        authorization: isBareToken ? token : `Bearer ${token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    });
    const said = await jsonOf(response);
    if (response.ok) return { kind: 'yes', value: said };
    return isFinal(response.status) && !undecided.includes(response.status)
      ? { kind: 'no', error: wordsOf?.(said) ?? reasonOf(said) }
      : { kind: 'silent' };
  } catch {
    // Refused, broken or too slow: the result of the request is unknown.
    return { kind: 'silent' };
  }
}

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

const reasonOf = (said: unknown) =>
  errorText(isRecord(said) ? { ...said, error: said.message ?? said.error } : said) ?? courierTexts.refused;

/** A good answer in our format; an unreadable one counts as no answer. */
export function read<Schema extends z.ZodMiniType, Value>(
  schema: Schema,
  said: ProviderAnswer<unknown>,
  take: (answer: z.output<Schema>) => Value,
): ProviderAnswer<Value> {
  if (said.kind !== 'yes') return said;
  const { success, data } = schema.safeParse(said.value);
  return success ? { kind: 'yes', value: take(data) } : { kind: 'silent' };
}

export const done = (said: ProviderAnswer<unknown>): ProviderAnswer<null> =>
  said.kind === 'yes' ? { kind: 'yes', value: null } : said;
