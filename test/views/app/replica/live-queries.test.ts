import { liveQuery } from 'dexie';
import { expect, it, vi } from 'vitest';
import { QuaiDb } from '../../../../src/db/schema.ts';
import { afterLists } from '../../../../src/views/app/live-queries.ts';

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
