import type { CenterId } from '../../../src/domain/center/center-id.ts';
import type { Colleague } from '../../../src/domain/colleague/colleague.ts';
import { may } from '../../../src/domain/session/permissions.ts';
import { usersOfTokens } from '../auth/user.ts';
import type { Context } from '../context.ts';
import { readRevision } from '../db/center/read-settings.ts';
import { ChangeStream } from './change-stream.ts';
import type { Changes } from './changes.ts';

/** All open streams of this process, whatever the center. */
export class Audience {
  /** With the hash of the token that opened each. */
  private readonly streams = new Map<ChangeStream, string>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly context: Pick<Context, 'db' | 'clock' | 'presence'>,
    private readonly changes: Changes,
    private readonly onError: (error: unknown) => void,
  ) {}

  get size(): number {
    return this.streams.size;
  }

  /**
   * A stream with the revision of a center, the commits there from now on, and colleagues at this user's things; null
   * for an unknown center.
   */
  async seat(center: CenterId, tokenHash: string, user: number): Promise<ChangeStream | null> {
    // Opened before the revision is read, so that commits in between are sent.
    const stream = this.open(center, tokenHash, user);
    try {
      const revision = await readRevision(this.context.db, center);
      if (revision !== null) stream.changed(revision);
      else stream.destroy();
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return stream.destroyed ? null : stream;
  }

  private open(center: CenterId, tokenHash: string, user: number): ChangeStream {
    const stream = new ChangeStream(() => {
      leave();
      unhear?.();
      this.streams.delete(stream);
    });
    const leave = this.changes.listen(center, (revision) => stream.changed(revision));
    const tell = (colleagues: readonly Colleague[]) => stream.present(JSON.stringify(colleagues));
    const unhear = this.context.presence?.listen({ user, tell });
    this.streams.set(stream, tokenHash);
    return stream;
  }

  start(everyMs: number): void {
    this.timer ??= setInterval(() => void this.beat().catch(this.onError), everyMs).unref();
  }

  /** Ends every stream and the signs of life. */
  dismiss(): void {
    if (this.timer) clearInterval(this.timer);
    for (const stream of this.streams.keys()) stream.end();
  }

  /** Sends a sign of life to all whose token is still valid, in one query; clients that no longer read are dropped. */
  private async beat(): Promise<void> {
    const { db, clock } = this.context;
    if (this.streams.size === 0) return;
    const streams = [...this.streams];
    const users = await usersOfTokens(db, [...new Set(streams.map(([, hash]) => hash))], clock());
    for (const [stream, hash] of streams) {
      const user = users.get(hash);
      if (!user || !may(user, 'flow')) stream.end();
      else if (!stream.beat()) stream.destroy();
    }
  }
}
