import type { QuaiDb } from '../../db/schema.ts';
import { isEqual } from '../../domain/equal.ts';
import { type Kind, type RowKey, splitKey } from '../../domain/rows.ts';
import type { Mirror } from '../../sync/mirror.ts';

/** A value and the instant at which it changes although no row does; null when it never does. Server clock, epoch ms. */
export interface Derived<T = unknown> {
  readonly value: T;
  readonly nextAtMs: number | null;
}

/** A view computed from the rows of a center and the time, pure: same rows and same instant, same value. */
export interface Derivation<T = unknown> {
  readonly name: string;
  /** The kinds it reads: a change of another kind does not run it. */
  readonly kinds: readonly Kind[];
  derive(rows: Pick<Mirror, 'of' | 'get'>, nowMs: number): Derived<T>;
}

/** The leader's derived views: run when a row they read changes, and at the earliest instant one of them names. */
export class Derivations {
  private readonly mirrors = new Map<number, Mirror>();
  private readonly dueAtMs = new Map<string, number>();
  private cancel: () => void = () => undefined;

  constructor(
    private readonly db: QuaiDb,
    private readonly all: readonly Derivation[],
    private readonly serverNow: () => number,
    private readonly setTimer: (run: () => void, ms: number) => () => void,
  ) {}

  run(center: number, mirror: Mirror, changed: Iterable<RowKey>): Promise<void> {
    this.mirrors.set(center, mirror);
    const kinds = new Set([...changed].map((key) => splitKey(key)[0]));
    return this.derive(
      center,
      (it) => it.kinds.some((kind) => kinds.has(kind)) || !this.dueAtMs.has(keyOf(center, it)),
    );
  }

  stop(): void {
    this.cancel();
  }

  private async derive(center: number, isWanted: (it: Derivation) => boolean): Promise<void> {
    const mirror = this.mirrors.get(center);
    if (!mirror) return;
    const nowMs = this.serverNow();
    for (const it of this.all.filter(isWanted)) {
      const { value, nextAtMs } = it.derive(mirror, nowMs);
      this.dueAtMs.set(keyOf(center, it), nextAtMs ?? Number.POSITIVE_INFINITY);
      await this.write(center, it.name, value);
    }
    this.schedule();
  }

  private write(center: number, name: string, value: unknown): Promise<void> {
    return this.db.transaction('rw', this.db.derived, async () => {
      const before = await this.db.derived.get([center, name]);
      if (!before || !isEqual(before.value, value)) await this.db.derived.put({ center, name, value });
    });
  }

  private schedule(): void {
    this.cancel();
    const next = Math.min(...this.dueAtMs.values());
    if (!Number.isFinite(next)) return;
    this.cancel = this.setTimer(() => void this.wake(), Math.max(0, next - this.serverNow()));
  }

  private async wake(): Promise<void> {
    const nowMs = this.serverNow();
    for (const center of this.mirrors.keys()) {
      await this.derive(center, (it) => (this.dueAtMs.get(keyOf(center, it)) ?? 0) <= nowMs);
    }
  }
}

const keyOf = (center: number, { name }: Derivation) => `${center}/${name}`;
