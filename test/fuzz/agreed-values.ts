import type { StoredCommand } from '../../src/db/schema.ts';
import { kinds } from '../../src/domain/rows.ts';
import type { Shadow } from '../engine/shadow.ts';
import type { World } from '../engine/world.ts';
import { type Fields, list, type RowFields } from './oracle/word.ts';
import { plain } from './rows.ts';
import { same } from './same.ts';
import { centers, rowsOf, type Traits } from './seen.ts';
import { truthRows } from './truth.ts';

/** A field of a settled command that the server has not changed since: it must stay seen. */
interface Kept {
  readonly id: string;
  readonly center: number;
  readonly key: string;
  readonly field: string;
  readonly value: unknown;
  /** Its row as it was before, where that is known. */
  readonly before: Fields;
}

/** Values the server agreed to and has not changed never snap back. */
export class KeptWords {
  private kept: Kept[] = [];
  /** Values an outdated server sent, until they are seen again. */
  private readonly outdated = new Set<Kept>();

  constructor(
    private readonly world: World,
    private readonly shadow: Shadow,
    private readonly issued: ReadonlyMap<string, StoredCommand>,
  ) {}

  /** A command settled: shown fields that the server has are agreed. */
  add({ id, center, before }: StoredCommand, shown: readonly RowFields[]): void {
    const truth = truthRows(this.world, center);
    const rowsBefore = new Map<string, Fields>(Object.entries(before));
    for (const { key, fields } of shown) {
      for (const [field, value] of Object.entries(fields)) {
        if (same(plain(truth.get(key)?.[field]), plain(value)))
          this.kept.push({ id, center, key, field, value, before: rowsBefore.get(key) ?? {} });
      }
    }
  }

  look(seen: Traits): string | null {
    const truths = new Map<number, ReturnType<typeof truthRows>>(
      centers.map((center) => [center, truthRows(this.world, center)]),
    );
    this.kept = this.kept.filter(
      ({ center, key, field, value }) =>
        rowsOf(seen, center).has(key) && same(plain(truths.get(center)?.get(key)?.[field]), plain(value)),
    );
    for (const it of this.kept) {
      if (this.isTouched(it, seen)) continue;
      const row = this.seenRow(it, seen);
      const isSeen = same(plain(row[it.field]), plain(it.value));
      if (this.isUnread(it) || this.isByItsTasks(it, row, seen)) continue;
      if (isSeen) this.outdated.delete(it);
      else if (this.isFromBetween(it, row)) this.outdated.add(it);
      if (!isSeen && !this.outdated.has(it))
        return `${it.key}.${it.field}, settled by ${it.id}, snapped back to ${JSON.stringify(row[it.field])}`;
    }
    return null;
  }

  /** Another action changes the row, or waits to. */
  private isTouched({ id, center, key }: Kept, { outbox }: Traits): boolean {
    const seq = this.issued.get(id)?.seq ?? 0;
    return [...outbox.values()].some((row) => {
      const isLater = row.id !== id && row.center === center && row.seq > seq;
      return (isLater || row.state !== 'settled') && touches(row, key);
    });
  }

  /** The last answer with the field could not be read there: it counts as absent, and the banner names it. */
  private isUnread({ center, key, field }: Kept): boolean {
    const [name, id] = key.split(':');
    const kind = kinds.find((it) => it === name);
    const unread = kind ? this.shadow.row(kind, center, Number(id))?.unread : undefined;
    return unread?.some((it) => it.split('.')[0] === field) === true;
  }

  /** A dock lists the tasks whose own rows name it: each is checked there. */
  private isByItsTasks({ center, key, field, value }: Kept, row: Fields, seen: Traits): boolean {
    if (field !== 'tasks') return false;
    const [was, is] = [list(value), list(row.tasks)];
    const other = [...was.filter((id) => !is.includes(id)), ...is.filter((id) => !was.includes(id))];
    const isHere = (id: unknown) => `dock:${this.seenRow({ center, key: `task:${id}` }, seen).dock}` === key;
    return other.every((id) => isHere(id) === is.includes(id));
  }

  private seenRow({ center, key }: Pick<Kept, 'center' | 'key'>, seen: Traits): Fields {
    const over = this.shadow.of('overlay').find((it) => it.center === center && `${it.kind}:${it.id}` === key);
    return { ...(over?.row ?? rowsOf(seen, center).get(key)) };
  }

  /** A server behind its writes may show what a colleague did between issue and act: nobody here can know. */
  private isFromBetween({ before }: Kept, row: Fields): boolean {
    const isAsBefore = Object.entries(before).every(([field, value]) => same(plain(row[field]), plain(value)));
    return this.world.server.lagMs > 0 && !isAsBefore;
  }
}

const touches = (row: StoredCommand, key: string) =>
  key in row.before ||
  row.lanes.some((lane) => lane === key) ||
  (row.settledEffect ?? []).some((it) => `${it.kind}:${it.id}` === key);
