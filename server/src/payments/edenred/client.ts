import * as z from 'zod/mini';
import { ask, read } from '../../couriers/line.ts';
import type { ProviderAnswer } from '../../couriers/provider.ts';

/** A shop at Edenred. */
export interface EdenredAccount {
  /** Where transactions are: `https://directpayment.eu.edenred.io`. */
  readonly url: string;
  /** Where tokens are: `https://sso.eu.edenred.io`. */
  readonly authUrl: string;
  /** The shop's number and secret where tokens are. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The same where transactions are: he gives a pair for each. */
  readonly paymentClientId: string;
  readonly paymentClientSecret: string;
  /** By which customers' tokens are sealed in the database. */
  readonly tokensKey: string;
  /** The simulated provider: its customers connected their accounts before anybody was there to keep their tokens. */
  readonly isSimulated: boolean;
}

/** Below the 10 s in which we answer. */
const timeoutMs = 8_000;

/** A customer's tokens, as they are given. */
export interface GivenTokens {
  readonly access: string;
  readonly refresh: string;
  readonly lastsMs: number;
}

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });
const Transaction = z.object({
  data: z.object({
    status: z.string(),
    captured_amount: z.nullish(z.int()),
    /** Cents given back so far. */
    refunded_amount: z.nullish(z.int()),
  }),
});
/** A payment as it is at the provider; amounts are cents. */
export type EdenredTransaction = z.infer<typeof Transaction>['data'];

const Failure = z.object({ meta: z.object({ messages: z.array(z.object({ text: z.nullish(z.string()) })) }) });
/** His words of a refusal; null where he says none. */
const wordsOf = (said: unknown) => Failure.safeParse(said).data?.meta.messages[0]?.text ?? null;

const GrantFailure = z.object({ error: z.string() });
const grantError = (said: unknown) => GrantFailure.safeParse(said).data?.error ?? null;

/**
 * New tokens for the refresh token of a customer, which is good for once. `no`: it is good no more; where the shop itself
 * is refused, as by a wrong secret, nothing is known of it.
 */
export async function refreshTokens(account: EdenredAccount, refresh: string): Promise<ProviderAnswer<GivenTokens>> {
  const form = {
    ...{ grant_type: 'refresh_token', refresh_token: refresh },
    ...{ client_id: account.clientId, client_secret: account.clientSecret },
  };
  const said = await ask(
    { url: account.authUrl, token: '' },
    { method: 'POST', path: '/connect/token', form, wordsOf: grantError, timeoutMs },
  );
  if (said.kind === 'no' && said.error !== 'invalid_grant') return { kind: 'silent' };
  return read(Tokens, said, ({ access_token, refresh_token, expires_in }) => ({
    ...{ access: access_token, refresh: refresh_token, lastsMs: expires_in * 1_000 },
  }));
}

/** The calls about one payment, by the token of the customer whose it is; none is repeated. */
export class EdenredCalls {
  private readonly path: string;

  constructor(
    private readonly account: EdenredAccount,
    private readonly token: string,
    transaction: string,
  ) {
    this.path = `/v2/transactions/${encodeURIComponent(transaction)}`;
  }

  read(): Promise<ProviderAnswer<EdenredTransaction>> {
    return this.call({ method: 'GET', path: this.path });
  }

  /** Gives some cents of a captured payment back. */
  refund(cents: number, nowMs: number): Promise<ProviderAnswer<EdenredTransaction>> {
    return this.act('refund', cents, nowMs);
  }

  /** Gives up a payment that was not captured: the whole of it, since a part of it cannot be. */
  cancel(cents: number, nowMs: number): Promise<ProviderAnswer<EdenredTransaction>> {
    return this.act('cancel', cents, nowMs);
  }

  private act(deed: 'refund' | 'cancel', cents: number, nowMs: number) {
    const body = { amount: cents, tstamp: new Date(nowMs).toISOString() };
    return this.call({ method: 'POST', path: `${this.path}/actions/${deed}`, body });
  }

  private async call(question: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown }) {
    const { url, paymentClientId, paymentClientSecret } = this.account;
    const headers = { 'x-client-id': paymentClientId, 'x-client-secret': paymentClientSecret };
    const said = await ask({ url, token: this.token }, { ...question, headers, wordsOf, timeoutMs });
    return read(Transaction, said, ({ data }) => data);
  }
}
