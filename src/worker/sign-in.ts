import type { ServerClock } from '../sync/calls/clock.ts';
import { Binder, type TokenBinding } from '../sync/calls/session.ts';
import type { Keys } from '../sync/sending/keys.ts';
import type { EngineDeps } from './engine-deps.ts';

/**
 * Whether this tab has a token that the server accepts. A refusal is reported once, to this page and to the other tabs.
 */
export class SignIn {
  readonly binder: Binder;
  private isRefused = false;

  constructor(
    private readonly deps: Pick<
      EngineDeps,
      'http' | 'readToken' | 'userKey' | 'channel' | 'unauthorized' | 'otherUser'
    >,
    clock: ServerClock,
    keys: Keys,
  ) {
    const { http, readToken, userKey } = deps;
    this.binder = new Binder({ http, clock, readToken, heard: (reply) => keys.hear(reply), userKey: () => userKey });
  }

  get isSignedIn(): boolean {
    return !this.isRefused;
  }

  async bind(fresh: boolean): Promise<TokenBinding> {
    const bound = await this.binder.bind(fresh);
    if (bound.status === 'bound') this.isRefused = false;
    if (bound.status === 'otherUser') this.deps.otherUser(bound);
    return bound;
  }

  /** The verified token, or null when there is none for polling. */
  async token(): Promise<string | null> {
    const bound = await this.bind(false);
    if (bound.status === 'unauthorized') this.refused(null);
    return bound.status === 'bound' ? bound.token : null;
  }

  /** The server refused this token; null: there is none to send. */
  refused(token: string | null): void {
    if (token !== null && !this.binder.refuse(token)) return;
    if (this.isRefused) return;
    this.deps.channel.post({ type: 'unauthorized' });
    this.refusedElsewhere();
  }

  /** Another tab's token was refused: it is the same one. */
  refusedElsewhere(): void {
    this.isRefused = true;
    this.deps.unauthorized();
  }
}
