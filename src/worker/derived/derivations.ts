import { assertOurs } from '../../db/owner.ts';
import type { DerivedRow, QuaiDb } from '../../db/schema.ts';
import { type Kind, type RowKey, splitKey } from '../../domain/rows.ts';
import { timerMs } from '../../domain/time/timer.ts';
import type { Mirror } from '../../sync/merge/mirror.ts';

/**
 * A value, the same object as long as it is equal, and the instant at which it changes although no row does; null when
 * it never does. Server clock, epoch ms.
 */
export interface DerivedValue<T = unknown> {
  readonly value: T;
  readonly nextAtMs: number | null;
}

/** `changed` are the rows that changed since the previous run; null at the first, which reads all rows. */
type Derive<T> = (
  rows: Pick<Mirror, 'center' | 'of' | 'get' | 'stored'>,
  nowMs: number,
  changed: ReadonlySet<RowKey> | null,
) => DerivedValue<T>;

/** A view computed from the rows of a center and the time: same rows and same instant, same value. */
export interface Derivation<T = unknown> {
  readonly name: string;
  /** The kinds it reads: it does not run for a change of another kind. */
  readonly kinds: readonly Kind[];
  /**
   * Starts it for one center. It keeps state from one run to the next, so that its cost depends on the changes alone.
   */
  begin(): Derive<T>;
}

/** One derivation, started for one center. */
interface Running {
  readonly derive: Derive<unknown>;
  dueAtMs: number;
  value: unknown;
}

/** The leader's derived views: each runs when a row it reads changes, and at the earliest instant it has named. */
export class Derivations {
  private readonly mirrors = new Map<number, Mirror>();
  private readonly running = new Map<string, Running>();
  private cancel: () => void = () => undefined;

  constructor(
    private readonly db: QuaiDb,
    private readonly all: readonly Derivation[],
    private readonly serverNow: () => number,
    private readonly setTimer: (run: () => void, ms: number) => () => void,
  ) {}

  run(center: number, mirror: Mirror, changed: Iterable<RowKey>): Promise<void> {
    // A mirror that was read anew: the changes before it are unknown.
    if (this.mirrors.get(center) !== mirror) for (const it of this.all) this.running.delete(keyOf(center, it));
    this.mirrors.set(center, mirror);
    const keys = new Set(changed);
    const kinds = new Set([...keys].map((key) => splitKey(key)[0]));
    const isTouched = (it: Derivation) => it.kinds.some((kind) => kinds.has(kind));
    return this.derive(center, keys, (it) => isTouched(it) || !this.running.has(keyOf(center, it)));
  }

  /** The center is deleted from the device. */
  forget(center: number): void {
    this.mirrors.delete(center);
    for (const it of this.all) this.running.delete(keyOf(center, it));
    this.schedule();
  }

  stop(): void {
    this.cancel();
  }

  private async derive(
    center: number,
    changed: ReadonlySet<RowKey>,
    isWanted: (it: Derivation) => boolean,
  ): Promise<void> {
    const mirror = this.mirrors.get(center);
    if (!mirror) return;
    const nowMs = this.serverNow();
    // All derivations run before anything is awaited: the rows still match `changed`.
    const derived = this.all.filter(isWanted).flatMap((it) => {
      const known = this.running.get(keyOf(center, it));
      const running = known ?? { derive: it.begin(), dueAtMs: 0, value: undefined };
      const { value, nextAtMs } = running.derive(mirror, nowMs, known ? changed : null);
      const isSame = known !== undefined && value === running.value;
      this.running.set(keyOf(center, it), { ...running, value, dueAtMs: nextAtMs ?? Number.POSITIVE_INFINITY });
      return isSame ? [] : [{ name: it.name, value }];
    });
    this.schedule();
    if (derived.length > 0) await this.write(derived.map(({ name, value }) => ({ center, name, value })));
  }

  private write(rows: readonly DerivedRow[]): Promise<void> {
    const { db } = this;
    return db.transaction('rw', db.derived, db.meta, async () => {
      await assertOurs(db);
      await db.derived.bulkPut([...rows]);
    });
  }

  private schedule(): void {
    this.cancel();
    const next = Math.min(...[...this.running.values()].map(({ dueAtMs }) => dueAtMs));
    if (!Number.isFinite(next)) return;
    // Woken before anything is due, nothing is derived.
    this.cancel = this.setTimer(() => void this.wake(), timerMs(next - this.serverNow()));
  }

  private async wake(): Promise<void> {
    const nowMs = this.serverNow();
    for (const center of this.mirrors.keys()) {
      await this.derive(center, new Set(), (it) => (this.running.get(keyOf(center, it))?.dueAtMs ?? 0) <= nowMs);
    }
  }
}

const keyOf = (center: number, { name }: Derivation) => `${center}/${name}`;
