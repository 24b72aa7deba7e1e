import { createHash } from 'node:crypto';
import { type Allowance, Failures } from './allowance.ts';

/** One account from one address: who mistypes has ten tries, then one each half minute. */
const ofPair: Allowance = { most: 10, oneMoreAfterMs: 30_000 };
/** One account from wherever it was never signed in from. */
const ofAccount: Allowance = { most: 30, oneMoreAfterMs: 30_000 };
/** All accounts from one address: a site of forty devices sits behind one. */
const ofAddress: Allowance = { most: 100, oneMoreAfterMs: 3_000 };
/** Signed in from there before: so many are remembered, those used last. */
const maxKnown = 10_000;

export interface Attempt {
  readonly email: string;
  /** Of whoever asks, as the proxies that are trusted tell it. */
  readonly address: string;
}

/** The answer of a sign-in: whose account it is, null for wrong credentials; or how long to wait before the next. */
export type Checked<Id> =
  | { readonly kind: 'checked'; readonly id: Id | null }
  | { readonly kind: 'wait'; readonly waitMs: number };

/**
 * Guessing is slowed, people are not: failures count, successes do not, and time makes them good (docs/adr/0033).
 *
 *   account + address ──over its bound──▶ waits
 *   account, address  ──over its bound──▶ waits, unless this account was signed in from this address before
 *
 * So whoever guesses at an account from elsewhere does not keep its owner out, nor a device that fails again and again
 * those who share its address. Attempts of one account from one address are checked one after another: a hundred at once
 * are not a hundred guesses.
 */
export class SignInLimit {
  private readonly pairs = new Failures(ofPair);
  private readonly accounts = new Failures(ofAccount);
  private readonly addresses = new Failures(ofAddress);
  private readonly known = new Map<string, true>();
  private readonly checking = new Map<string, Promise<unknown>>();

  constructor(private readonly clock: () => number) {}

  /** Checks credentials when it is their turn; `check` answers null for wrong ones. */
  async attempt<Id>(attempt: Attempt, check: () => Promise<Id | null>): Promise<Checked<Id>> {
    const names = namesOf(attempt);
    const before = this.checking.get(names.pair);
    const mine = (async () => {
      await before;
      return this.checkedNow(names, check);
    })();
    // Who comes next waits for the turn, whatever became of it.
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

/** Of one length whatever was typed, so that memory is bounded; no address of a person is kept. */
const short = (text: string) => createHash('sha256').update(text).digest('base64url');

function namesOf({ email, address }: Attempt): Names {
  const account = short(email.trim().toLowerCase());
  const network = networkOf(address);
  return { account, address: network, pair: `${account} ${network}` };
}

/** The address of IPv4, and the first half of one of IPv6: whoever has one has all that begin like it. */
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
