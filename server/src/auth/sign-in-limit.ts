import { createHash } from 'node:crypto';
import { type Allowance, Failures } from './allowance.ts';

/** One account from one address: whoever mistypes has ten tries, then one each half minute. */
const ofPair: Allowance = { most: 10, oneMoreAfterMs: 30_000 };
/** One account from all addresses from which it was never signed in. */
const ofAccount: Allowance = { most: 30, oneMoreAfterMs: 30_000 };
/** All accounts from one address: a site of forty devices shares one. */
const ofAddress: Allowance = { most: 100, oneMoreAfterMs: 3_000 };
/** How many pairs of account and address are remembered as signed in before, the latest ones. */
const maxKnown = 10_000;

export interface Attempt {
  readonly email: string;
  /** Address of the client, as reported by the trusted proxies. */
  readonly address: string;
}

/** The answer to a sign-in: the account, null for wrong credentials; or how long to wait before the next attempt. */
export type Checked<Id> =
  | { readonly kind: 'checked'; readonly id: Id | null }
  | { readonly kind: 'wait'; readonly waitMs: number };

/**
 * Guessing is slowed, people are not: failures count, successes do not, and failures expire with time (docs/adr/0033).
 *
 *   account + address ──over its bound──▶ waits
 *   account, address  ──over its bound──▶ waits, unless this account was signed in from this address before
 *
 * So guesses at an account from elsewhere do not keep its owner out, and a device that keeps failing does not keep out
 * those who share its address. Attempts of one account from one address are checked one after another: a hundred at
 * once are not a hundred guesses.
 */
export class SignInLimit {
  private readonly pairs = new Failures(ofPair);
  private readonly accounts = new Failures(ofAccount);
  private readonly addresses = new Failures(ofAddress);
  private readonly known = new Map<string, true>();
  private readonly checking = new Map<string, Promise<unknown>>();

  constructor(private readonly clock: () => number) {}

  /** Checks credentials when it is their turn; `check` returns null for wrong ones. */
  async attempt<Id>(attempt: Attempt, check: () => Promise<Id | null>): Promise<Checked<Id>> {
    const names = namesOf(attempt);
    const before = this.checking.get(names.pair);
    const mine = (async () => {
      await before;
      return this.checkedNow(names, check);
    })();
    // The next attempt waits for this one, whatever its result.
    const turn = mine.then(
      () => undefined,
      () => undefined,
    );
    this.checking.set(names.pair, turn);
    try {
      return await mine;
    } finally {
      if (this.checking.get(names.pair) === turn) this.checking.delete(names.pair);
    }
  }

  private async checkedNow<Id>(names: Names, check: () => Promise<Id | null>): Promise<Checked<Id>> {
    const waitMs = this.waitMs(names);
    if (waitMs > 0) return { kind: 'wait', waitMs };
    // Counted beforehand, or as many could be checked at once as connections are open.
    this.count(names, 'add');
    let id: Id | null = null;
    try {
      id = await check();
    } catch (error) {
      this.count(names, 'takeBack');
      throw error;
    }
    if (id !== null) {
      this.count(names, 'takeBack');
      this.remember(names.pair);
    }
    return { kind: 'checked', id };
  }

  private waitMs({ pair, account, address }: Names): number {
    const nowMs = this.clock();
    const own = this.pairs.waitMs(pair, nowMs);
    if (own > 0 || this.known.has(pair)) return own;
    return Math.max(this.accounts.waitMs(account, nowMs), this.addresses.waitMs(address, nowMs));
  }

  private count({ pair, account, address }: Names, how: 'add' | 'takeBack'): void {
    const nowMs = this.clock();
    this.pairs[how](pair, nowMs);
    this.accounts[how](account, nowMs);
    this.addresses[how](address, nowMs);
  }

  private remember(pair: string): void {
    this.known.delete(pair);
    this.known.set(pair, true);
    const [oldest] = this.known.keys();
    if (this.known.size > maxKnown && oldest !== undefined) this.known.delete(oldest);
  }
}

interface Names {
  readonly pair: string;
  readonly account: string;
  readonly address: string;
}

/** A hash of fixed length, so that memory is bounded; no e-mail address is stored. */
const short = (text: string) => createHash('sha256').update(text).digest('base64url');

function namesOf({ email, address }: Attempt): Names {
  const account = short(email.trim().toLowerCase());
  const network = networkOf(address);
  return { account, address: network, pair: `${account} ${network}` };
}

/** An IPv4 address as it is; of an IPv6 address the first half, since one owner has all addresses with it. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const [first, last] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
