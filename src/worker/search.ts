import type { QuaiDb } from '../db/schema.ts';
import { type Indexed, indexed, type Searchable, search } from '../domain/search/searchable.ts';
import type { ListDefinition } from './list.ts';

/** Age up to which an index is used again: a burst of typing reads the lists once. */
const freshMs = 5_000;
const most = 30;

/** Searches the lists of a center on this device, also offline. */
export class Finder {
  private read: {
    readonly center: number;
    readonly atMs: number;
    readonly entries: Promise<readonly Indexed[]>;
  } | null = null;

  constructor(
    private readonly db: QuaiDb,
    private readonly lists: readonly ListDefinition[],
    private readonly now: () => number,
  ) {}

  /** At most 30 rows, the best first. */
  async find(center: number, typed: string): Promise<readonly Searchable[]> {
    return search(await this.entries(center), typed, most);
  }

  private entries(center: number): Promise<readonly Indexed[]> {
    const { read } = this;
    const isFresh = read?.center === center && this.now() - read.atMs < freshMs;
    if (read && isFresh) return read.entries;
    const entries = this.readAll(center);
    this.read = { center, atMs: this.now(), entries };
    return entries;
  }

  /** A row in several lists is found once, as the first of them has it. */
  private async readAll(center: number): Promise<readonly Indexed[]> {
    const found = new Map<string, Indexed>();
    for (const { list, searchable } of this.lists) {
      if (!searchable) continue;
      const rows = await this.db.views.where('[center+list+id]').between([center, list], [center, list, []]).toArray();
      for (const { row } of rows) {
        for (const entry of searchable(row)) {
          const key = `${entry.kind}/${entry.id}`;
          if (!found.has(key)) found.set(key, indexed(entry));
        }
      }
    }
    return [...found.values()];
  }
}
