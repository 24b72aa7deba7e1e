import type { Random } from '../../engine/random.ts';
import type { Tab, World } from '../../engine/world.ts';
import type { Fields } from '../oracle/word.ts';

export interface Intent {
  readonly name: string;
  readonly args: unknown;
}

type VisibleKind = 'task' | 'dock' | 'order' | 'driver' | 'alert' | 'notification' | 'metas';

/** The rows a page of this tab shows; one that is behind lacks what its user's actions changed. */
export class Screen {
  constructor(
    private readonly world: World,
    private readonly tab: Tab,
    readonly random: Random,
    private readonly isBehind = false,
  ) {}

  get center(): number {
    return this.tab.state.center ?? 9;
  }

  get nowMs(): number {
    return this.world.clock.now();
  }

  get at(): string {
    return new Date(this.nowMs).toISOString();
  }

  rows<K extends VisibleKind>(kind: K) {
    const shadow = this.world.shadow(this.tab.userKey);
    const over = shadow.of('overlay').filter((row) => row.center === this.center && row.kind === kind);
    return shadow
      .rows(kind)
      .filter((row) => row.center === this.center)
      .map((row) => ({
        ...row.row,
        ...(this.isBehind ? {} : over.find((it) => it.id === row.id)?.row),
        id: Number(row.id),
      }));
  }

  pick<K extends VisibleKind>(kind: K) {
    return this.random.pick(this.rows(kind));
  }

  /** Most of the time one that fits, sometimes any. */
  pickWhere<K extends VisibleKind>(kind: K, fits: (row: Fields) => boolean) {
    const rows = this.rows(kind);
    const fitting = rows.filter((row) => fits({ ...row }));
    return this.random.pick(fitting.length > 0 && this.random.chance(0.85) ? fitting : rows);
  }
}

export const intend = (name: string, args: unknown): Intent => ({ name, args });
