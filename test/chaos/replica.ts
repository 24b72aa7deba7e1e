import type { Page } from '@playwright/test';
import type { CallMade } from './history.ts';

interface OutboxRow {
  readonly seq: number;
  readonly lanes: readonly string[];
  readonly state: string;
  readonly attempt: number;
  readonly reason?: { readonly code: string };
  readonly request: CallMade;
}

/** What a browser holds of its user: the outbox whole, and what the board is made of. */
export interface Replica {
  readonly outbox: readonly OutboxRow[];
  readonly recorded: number;
  readonly bags: Readonly<Record<number, number | null>>;
  readonly docks: Readonly<Record<number, number | null>>;
}

/** Reads the database of the user `userId` past the console. */
export async function readReplica(page: Page, userId: number, center: number): Promise<Replica> {
  const read = <Row>(store: string): Promise<Row[]> => storeOf(page, `quai-user-${userId}`, store);
  const [outbox, journal, orders, tasks] = await Promise.all([
    read<OutboxRow>('outbox'),
    read<{ readonly commandId: string }>('journal'),
    read<StoredRow>('order'),
    read<StoredRow>('task'),
  ]);
  return {
    outbox,
    recorded: new Set(journal.map(({ commandId }) => commandId)).size,
    bags: fieldOf(orders, center, 'number_of_bags'),
    docks: fieldOf(tasks, center, 'dock'),
  };
}

interface StoredRow {
  readonly center: number;
  readonly id: number;
  readonly row: Readonly<Record<string, unknown>>;
}

const fieldOf = (rows: readonly StoredRow[], center: number, field: string) =>
  Object.fromEntries(rows.filter((it) => it.center === center).map((it) => [it.id, Number(it.row[field] ?? 0)]));

/** Runs in the page: nothing in it may have a name that the compiler wants to keep. */
const storeOf = <Row>(page: Page, name: string, store: string): Promise<Row[]> =>
  page.evaluate(
    ([database = '', table = '']) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(table).objectStore(table).getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
    [name, store],
  );
