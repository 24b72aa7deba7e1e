import { setTimeout as wait } from 'node:timers/promises';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { Db } from '../../db/connection/open.ts';
import {
  claimTokens,
  endConnection,
  enterTokens,
  isDisconnected,
  leaveTokens,
  readTokens,
  replaceTokens,
  type TokensRow,
} from '../../db/customers/edenred.ts';
import { type EdenredAccount, refreshTokens } from './client.ts';
import { type Seal, sealBy } from './seal.ts';

/** The token of a customer's account; `none` where it is connected no more, `silent` where nobody says one. */
export type Connection =
  | { readonly kind: 'yes'; readonly token: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'silent' };

interface Open {
  readonly access: string;
  readonly refresh: string;
  readonly expiresMs: number;
}

/** A token that ends so soon is refreshed before it is shown. */
const marginMs = 60_000;
/** Longer than a refresh may take. */
const claimMs = 10_000;
/** Whoever waits for another's refresh looks as often, for as long. */
const [pauseMs, mostPauses] = [100, 80];

/** The first token of a customer whom the simulated provider knows already. */
const simulatedToken = (customer: CustomerId) => `demo-${customer}`;

/**
 * The connected accounts of customers (OUR-175). A refresh token is good for once: it is claimed before it is shown, so
 * that of two who need a new token at once, in whatever processes, one asks for it and the other takes what he got. A
 * process that dies in between may lose the new one: the customer connects his account again then.
 */
export class EdenredConnections {
  private readonly seal: Seal;

  constructor(
    private readonly account: EdenredAccount,
    private readonly db: Db,
    private readonly clock: () => number,
  ) {
    this.seal = sealBy(account.tokensKey);
  }

  /** A token that is good, as far as we know; `refused` is one that the provider did not take. */
  async of(customer: CustomerId, refused: string | null = null): Promise<Connection> {
    for (let pauses = 0; pauses < mostPauses; pauses += 1) {
      const row = (await readTokens(this.db, customer)) ?? (await this.begin(customer));
      if (!row) return { kind: 'none' };
      const [access, refresh] = [
        this.seal.open(row.access_token, customer),
        this.seal.open(row.refresh_token, customer),
      ];
      // Sealed by a key that is here no more.
      if (access === null || refresh === null) {
        if (!(await this.beginAgain(row))) return this.end(customer);
        continue;
      }
      const isGood = access !== '' && access !== refused && Date.parse(row.expires_at) - marginMs > this.clock();
      if (isGood) return { kind: 'yes', token: access };
      if (await claimTokens(this.db, row, this.clock(), claimMs)) return this.renew(row, refresh);
      await wait(pauseMs);
    }
    return { kind: 'silent' };
  }

  private async renew(row: TokensRow, refresh: string): Promise<Connection> {
    const customer = row.customer_id;
    const said = await refreshTokens(this.account, refresh);
    if (said.kind === 'no') {
      const mayBeNew = refresh !== simulatedToken(customer);
      return mayBeNew && (await this.beginAgain(row)) ? this.of(customer) : this.end(customer);
    }
    if (said.kind === 'silent') {
      await leaveTokens(this.db, row);
      return { kind: 'silent' };
    }
    const { access, refresh: next, lastsMs } = said.value;
    const renewed = this.sealed(customer, { access, refresh: next, expiresMs: this.clock() + lastsMs });
    // Taken away meanwhile: by him, or with his data.
    return (await replaceTokens(this.db, row, renewed)) ? { kind: 'yes', token: access } : { kind: 'none' };
  }

  private sealed(customer: CustomerId, { access, refresh, expiresMs }: Open) {
    return {
      customer_id: customer,
      access_token: this.seal.close(access, customer),
      refresh_token: this.seal.close(refresh, customer),
      expires_at: new Date(expiresMs).toISOString(),
    };
  }

  /** The first tokens of a customer of the simulated provider, who did not take his account away; undefined for none. */
  private async begin(customer: CustomerId): Promise<TokensRow | undefined> {
    if (!this.account.isSimulated || (await isDisconnected(this.db, customer))) return undefined;
    await enterTokens(this.db, this.first(customer));
    return readTokens(this.db, customer);
  }

  /** The same where his tokens are lost to a provider who was started anew; false for one who is real. */
  private async beginAgain(row: TokensRow): Promise<boolean> {
    return this.account.isSimulated && replaceTokens(this.db, row, this.first(row.customer_id));
  }

  private first(customer: CustomerId) {
    return this.sealed(customer, { access: '', refresh: simulatedToken(customer), expiresMs: 0 });
  }

  private async end(customer: CustomerId): Promise<Connection> {
    await endConnection(this.db, customer, this.clock());
    return { kind: 'none' };
  }
}
