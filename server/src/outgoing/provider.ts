/** A message for a provider. He delivers messages of the same id once, however often he gets them. */
export interface Sms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** The result of an attempt: `later` is worth another one, `refused` is not. */
export type AttemptResult = { readonly kind: 'sent' } | { readonly kind: 'refused' | 'later'; readonly reason: string };

export interface SmsProvider {
  send(sms: Sms): Promise<AttemptResult>;
}

/** Address of an HTTP provider, and its token. */
export interface SmsEndpoint {
  readonly url: string;
  readonly token: string | null;
}

const timeoutMs = 10_000;
/** Statuses that do not concern the message itself. */
const passing = new Set([408, 425, 429]);

/** A provider that accepts messages one by one: `POST` of id, number and text, with the id as `Idempotency-Key` too. */
export function httpProvider({ url, token }: SmsEndpoint): SmsProvider {
  return {
    send: async (sms) => {
      try {
        const { ok, status } = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': sms.id,
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(sms),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (ok) return { kind: 'sent' };
        return { kind: status >= 500 || passing.has(status) ? 'later' : 'refused', reason: `status ${status}` };
      } catch (error) {
        // No answer: it may have arrived. The next attempt has the same id.
        return { kind: 'later', reason: String(error) };
      }
    },
  };
}
