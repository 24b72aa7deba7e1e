import { liveQuery } from 'dexie';
import { expect, it, vi } from 'vitest';
import { QuaiDb } from '../../../../src/db/schema.ts';
import { afterLists } from '../../../../src/views/kit/queries/live-queries.ts';

it('what stands beside the lists is read again at every change, waiting or not', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  const db = new QuaiDb('beside', 'relaxed');
  const said: number[] = [];
  const told = liveQuery(afterLists(() => db.journal.count())).subscribe((count) => said.push(count));
  await vi.waitFor(() => expect(said).toEqual([0]));
  for (let count = 1; count <= 3; count++) {
    await db.journal.add({ atMs: count, commandId: 'a', name: 'order.bags', tab: 't', event: 'queued', attempt: 0 });
    await vi.waitFor(() => expect(said.at(-1)).toBe(count));
  }
  told.unsubscribe();
  db.close();
});

it('and at a change of what it reads last, after other reads and waits of its own', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  const db = new QuaiDb('read-last', 'relaxed');
  const said: string[] = [];
  const query = async () => {
    const entries = await db.journal.count();
    await Promise.resolve();
    const known = await Promise.all([db.meta.count(), db.acks.count()]);
    return [entries, ...known, await db.details.count()].join(' ');
  };
  const told = liveQuery(afterLists(query)).subscribe((counts) => said.push(counts));
  await vi.waitFor(() => expect(said).toEqual(['0 0 0 0']));
  const detail = (key: string) => ({ key, center: 9, value: null, error: null, askedAtMs: 0, answeredAtMs: null });
  await db.details.put(detail('first'));
  await vi.waitFor(() => expect(said.at(-1)).toBe('0 0 0 1'));
  await db.details.put(detail('second'));
  await vi.waitFor(() => expect(said.at(-1)).toBe('0 0 0 2'));
  await db.acks.put({ ack: 1, center: 9, keys: [] });
  await vi.waitFor(() => expect(said.at(-1)).toBe('0 0 1 2'));
  told.unsubscribe();
  db.close();
});
