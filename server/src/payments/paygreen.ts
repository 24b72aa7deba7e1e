import * as z from 'zod/mini';
import { paygreenState, pendingState } from '../../../src/domain/payment/paygreen.ts';
import { type Account, ask, read } from '../couriers/line.ts';
import type { ProviderAnswer } from '../couriers/provider.ts';

/** A shop at Paygreen, and its secret key. */
export interface PaygreenAccount {
  readonly url: string;
  readonly shop: string;
  readonly key: string;
}

/** The end of a request to cancel a payment order. */
export type CancelResult =
  /** As it is now at the provider: cancelled, or something else because it was no longer pending. */
  | { readonly kind: 'read'; readonly status: string }
  /** Nothing was asked of the provider, or he did nothing; `error` is his own word, null where he said none. */
  | { readonly kind: 'notDone'; readonly error: string | null }
  /** He was asked, and nobody knows what came of it. */
  | { readonly kind: 'unknown' };

export interface PaygreenProvider {
  cancel(paymentOrder: string): Promise<CancelResult>;
}

/** Below the 10 s in which we answer. */
const timeoutMs = 8_000;

const Token = z.object({ data: z.object({ token: z.string() }) });
const Read = z.object({
  data: z.object({ status: z.string(), /** Cents given back so far. */ refunded_amount: z.nullish(z.number()) }),
});
/** A payment order as it is at the provider. */
export type PaymentOrder = z.infer<typeof Read>['data'];

/**
 * Paygreen v3 by HTTP, without a retry of any kind: he keeps no keys. A payment order that is not captured is cancelled
 * by the call that refunds a captured one, so that its state is read before; it is read after as well, since the answer
 * may be lost.
 */
export const paygreen = (account: PaygreenAccount): PaygreenProvider => ({
  cancel: async (paymentOrder) => {
    const signedIn = await signInToPaygreen(account, paymentOrder);
    if (signedIn.kind !== 'yes') return notDone(signedIn);
    const calls = signedIn.value;
    const before = await calls.status();
    if (before.kind !== 'yes') return notDone(before);
    if (paygreenState(before.value) !== pendingState) return { kind: 'read', status: before.value };
    const asked = await calls.cancel();
    const after = await calls.status();
    return resultOf(asked, after);
  },
});

const notDone = (said: Exclude<ProviderAnswer<unknown>, { kind: 'yes' }>): CancelResult => ({
  kind: 'notDone',
  error: said.kind === 'no' ? said.error : null,
});

/** A payment order that is still pending after an answer that was lost may be cancelled in a moment. */
function resultOf(asked: ProviderAnswer<unknown>, after: ProviderAnswer<string>): CancelResult {
  if (after.kind === 'yes' && paygreenState(after.value) !== pendingState) return { kind: 'read', status: after.value };
  return asked.kind === 'no' ? notDone(asked) : { kind: 'unknown' };
}

/** The bearer token of a shop: its key goes in the header as it is, for this call alone. */
async function signIn({ url, shop, key }: PaygreenAccount): Promise<ProviderAnswer<string>> {
  const path = `/auth/authentication/${encodeURIComponent(shop)}/secret-key`;
  const said = await ask({ url, token: key }, { method: 'POST', path, isBareToken: true, timeoutMs });
  return read(Token, said, ({ data }) => data.token);
}

/** The calls about one payment order, once the shop has signed in. */
export async function signInToPaygreen(
  account: PaygreenAccount,
  paymentOrder: string,
): Promise<ProviderAnswer<PaymentOrderCalls>> {
  const token = await signIn(account);
  if (token.kind !== 'yes') return token;
  return { kind: 'yes', value: new PaymentOrderCalls({ url: account.url, token: token.value }, paymentOrder) };
}

class PaymentOrderCalls {
  private readonly path: string;

  constructor(
    private readonly account: Account,
    paymentOrder: string,
  ) {
    this.path = `/payment/payment-orders/${encodeURIComponent(paymentOrder)}`;
  }

  async read(): Promise<ProviderAnswer<PaymentOrder>> {
    const said = await ask(this.account, { method: 'GET', path: this.path, timeoutMs });
    return read(Read, said, ({ data }) => data);
  }

  async status(): Promise<ProviderAnswer<string>> {
    const said = await this.read();
    return said.kind === 'yes' ? { kind: 'yes', value: said.value.status } : said;
  }

  /** Gives some cents of a captured payment back. */
  async refund(operation: number, cents: number): Promise<ProviderAnswer<PaymentOrder>> {
    const body = { operation_id: String(operation), amount: cents };
    const said = await ask(this.account, { method: 'POST', path: `${this.path}/refund`, body, timeoutMs });
    return read(Read, said, ({ data }) => data);
  }

  cancel(): Promise<ProviderAnswer<unknown>> {
    return ask(this.account, { method: 'POST', path: `${this.path}/refund`, timeoutMs });
  }
}
