import type { QuaiDb } from '../schema.ts';

export interface ClientName {
  readonly id: number;
  readonly name: string;
}

/** The clients of a driver's rounds, each once, in the order he reaches them. For a form. */
export async function clientsOfDriver(db: QuaiDb, center: number, driver: number): Promise<readonly ClientName[]> {
  const docks = await db.rows('dock').where('[center+row.target_driver]').equals([center, driver]).toArray();
  const keys = docks.flatMap(({ row }) => (row.tasks ?? []).map((id): [number, number] => [center, id]));
  const clients = new Map<number, ClientName>();
  for (const task of await db.rows('task').bulkGet(keys)) {
    const { id, name } = task?.row.client ?? {};
    if (id != null) clients.set(id, { id, name: name ?? String(id) });
  }
  return [...clients.values()];
}
