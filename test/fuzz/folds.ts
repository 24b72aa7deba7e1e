import type { StoredCommand } from '../../src/db/schema.ts';
import type { World } from '../engine/world.ts';
import { inOneRound } from './oracle/one-round.ts';
import type { RowFields, Rows } from './oracle/word.ts';
import { isShownAt, lay } from './oracle.ts';
import type { Traits } from './seen.ts';

/** After its ack, a row no demanded source lists is folded. */
const foldedAfterMs = 60_000;
/** A demand that began while the leader was at it came too late for it. */
const noticedWithinMs = 30_000;

/** Fields a commit took from settled commands that no poll has, by center. */
export class Folds {
  private readonly demandedSince = new Map<string, number>();
  private folded: (RowFields & { readonly center: number; readonly ack: number })[] = [];

  constructor(
    private readonly world: World,
    private readonly userKey: string,
  ) {}

  /** A commit is about to be looked at. */
  begin(): void {
    this.folded = [];
    const nowMs = this.world.clock.now();
    const demanded = demandedBoards(this.world, this.userKey);
    for (const key of this.demandedSince.keys()) if (!demanded.has(key)) this.demandedSince.delete(key);
    for (const key of demanded) if (!this.demandedSince.has(key)) this.demandedSince.set(key, nowMs);
  }

  /** Takes what a command showed for folded; why it may not be, else null. */
  take(
    { id, center, ack = 0, ackedAtMs = 0 }: StoredCommand,
    shown: readonly RowFields[],
    seen: Traits,
  ): string | null {
    const ageMs = this.world.clock.now() - ackedAtMs;
    if (ageMs < foldedAfterMs) return `no poll has told of ${id}, settled ${ageMs} ms ago`;
    const listed = shown.find(({ key }) => this.isListed(seen.memberships.get(`${center}/${key}`) ?? [], center));
    if (listed) return `${id} was folded although a demanded source lists ${listed.key}`;
    this.folded.push(...shown.map((it) => ({ ...it, center, ack })));
    return null;
  }

  /** The rows of a center with what this commit folded into them. */
  over(rows: Rows, center: number): Rows {
    const after: Rows = new Map(rows);
    const folded = this.folded.filter((it) => it.center === center);
    lay(after, folded);
    // The sight is the stored rows: a task in one round, whichever row of a move was let go before.
    if (folded.length > 0) inOneRound(rows, after, isShownAt(rows, after));
    return after;
  }

  /** A folded row bears the ack of its command, or a later one: an older poll leaves it alone. */
  unstamped(seen: Traits): string | null {
    const wrong = this.folded.find(({ center, key, ack }) => {
      const stamp = seen.acks.get(`${center}/${key}`);
      return stamp !== undefined && stamp < ack;
    });
    return wrong ? `${wrong.key} was folded without the ack of its command` : null;
  }

  private isListed(memberships: readonly string[], center: number): boolean {
    return memberships.some((it) => {
      const sinceMs = this.demandedSince.get(`${it.split('/')[0]}@${center}`);
      return sinceMs !== undefined && this.world.clock.now() - sinceMs > noticedWithinMs;
    });
  }
}

/** The boards that tabs of a user want kept fresh, as sources are called. */
export function demandedBoards(world: World, userKey: string): ReadonlySet<string> {
  const mine = new Set(world.tabs.filter((tab) => tab.userKey === userKey).map(({ id }) => id));
  const held = world.locks.snapshot().held ?? [];
  return new Set(
    held.flatMap(({ name, clientId }) => {
      const [, endpoint, center] = /^demand:([^:]+):(\d+):/.exec(mine.has(clientId ?? '') ? (name ?? '') : '') ?? [];
      return endpoint ? [`${endpoint}@${center}`] : [];
    }),
  );
}
