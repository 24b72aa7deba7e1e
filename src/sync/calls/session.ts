import { get } from '../../domain/command.ts';
import { type SessionUser, sessionUserOf } from '../../domain/session/session.ts';
import type { ServerClock } from './clock.ts';
import type { Http, Reply } from './http.ts';

/** A token checked through `/admin-user/`, with its user; in memory, never stored. */
export type TokenBinding =
  | { readonly status: 'bound'; readonly token: string; readonly user: SessionUser }
  | { readonly status: 'unauthorized' }
  /** The cookie now belongs to another user: no action of this one is sent. */
  | { readonly status: 'otherUser'; readonly user: SessionUser }
  | { readonly status: 'unreachable' };

/** Names a user's database: the id where the API gives one, else a digest of the e-mail, so that no name holds it. */
export async function userKeyOf(user: SessionUser): Promise<string> {
  if (user.id) return String(user.id);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(user.email.trim().toLowerCase()));
  return [...new Uint8Array(digest).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface BinderDeps {
  readonly http: Http;
  readonly clock: ServerClock;
  /** The cookie's token, read at call time (DSP-930). */
  readonly readToken: () => Promise<string | null>;
  /** Called with an answer, which may advertise idempotency keys (docs/adr/0030). */
  readonly heard: (reply: Reply) => Promise<void>;
  /** The user whose actions this worker holds; null before the first is known. */
  readonly userKey: () => string | null;
}

/** Verifies the token once for each value it takes, and again when a fresh answer is wanted. */
export class Binder {
  private known: { token: string; user: SessionUser; userKey: string } | null = null;
  private refused: string | null = null;
  private asking: Promise<TokenBinding> | null = null;

  constructor(private readonly deps: BinderDeps) {}

  async bind(fresh: boolean): Promise<TokenBinding> {
    const token = await this.deps.readToken();
    if (token === null || token === this.refused) return { status: 'unauthorized' };
    if (!fresh && this.known?.token === token) return this.belongs(this.known);
    this.asking ??= this.ask(token).finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /** Takes over a token that was verified elsewhere in this worker. */
  adopt(token: string, user: SessionUser, userKey: string): void {
    this.known = { token, user, userKey };
  }

  /**
   * A call was refused with this token: it is not verified again until the cookie changes. False when another token has
   * been verified since: a late refusal does not concern that one.
   */
  refuse(token: string): boolean {
    if (this.known && this.known.token !== token) return false;
    this.refused = token;
    this.known = null;
    return true;
  }

  private async ask(token: string): Promise<TokenBinding> {
    const reply = await this.deps.http(get('/admin-user/'), { token });
    this.deps.clock.hear(reply);
    await this.deps.heard(reply);
    if (reply.kind === 'answer' && reply.status === 401) {
      this.refused = token;
      return { status: 'unauthorized' };
    }
    if (reply.kind !== 'answer' || reply.status !== 200) return { status: 'unreachable' };
    const user = sessionUserOf(reply.body);
    if (!user) return { status: 'unreachable' };
    this.refused = null;
    this.known = { token, user, userKey: await userKeyOf(user) };
    return this.belongs(this.known);
  }

  private belongs({ token, user, userKey }: { token: string; user: SessionUser; userKey: string }): TokenBinding {
    const expected = this.deps.userKey();
    return expected === null || expected === userKey ? { status: 'bound', token, user } : { status: 'otherUser', user };
  }
}
