import type { Kind } from '../../../src/domain/rows.ts';
import type { Fields } from '../../fuzz/oracle/word.ts';
import type { World } from '../world.ts';

/** The first user's device, its rows and sight. */
export class Device {
  constructor(private readonly world: World) {}

  get outbox() {
    return this.shadow.of('outbox');
  }

  /** Under `kind:id`, the lists that hold each row of a center. */
  lists(center: number, kind: Kind): ReadonlyMap<number, readonly string[]> {
    const rows = this.shadow.rows(kind).filter((row) => row.center === center);
    return new Map(rows.map(({ id, lists }) => [id, lists]));
  }

  /** The record of one thing looked at: `order-sheet@12#42`. */
  record(key: string) {
    return this.shadow.of('records').find((record) => record.key === key);
  }

  source(key: string) {
    return this.shadow.of('sources').find((source) => source.key === key);
  }

  /** The row as the server last sent it. */
  row(kind: Kind, center: number, id: number) {
    return this.shadow.row(kind, center, id);
  }

  /** The row as its user sees it. */
  seen(kind: Kind, center: number, id: number): Fields {
    const over = this.shadow
      .of('overlay')
      .find((row) => row.center === center && row.kind === kind && row.id === id)?.row;
    return { ...(over ?? this.row(kind, center, id)?.row) };
  }

  get overlay() {
    return this.shadow.of('overlay');
  }

  /** Each value its user sees of a field, once each time it changes, looked at after every commit. */
  watch(kind: Kind, center: number, id: number, field: string): readonly unknown[] {
    const values: unknown[] = [];
    this.shadow.onCommit(() => {
      const value = this.seen(kind, center, id)[field];
      if (values.length === 0 || values.at(-1) !== value) values.push(value);
    });
    return values;
  }

  /** The center a thing is known to be in. */
  place(key: string) {
    return this.shadow.of('places').find((place) => place.key === key)?.center;
  }

  meta(name: string): unknown {
    return this.shadow.meta(name);
  }

  private get shadow() {
    return this.world.shadow('1');
  }
}
