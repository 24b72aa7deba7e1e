import { expect, it } from 'vitest';
import { recordKey, recordNames } from '../../../src/db/queries/records.ts';
import { endpointNames, sourceKey } from '../../../src/db/queries/sync.ts';
import { QuaiDb } from '../../../src/db/schema.ts';
import type { ScannedCode } from '../../../src/domain/scan/code.ts';
import type { ScanHandler, ScanHere } from '../../../src/views/kit/scan/scan-answer.ts';
import { markScanned } from '../../../src/views/rooms/arrivals/scan.ts';
import { checkScanned } from '../../../src/views/rooms/loadings/scan.ts';

const code: ScannedCode = { kind: 'order', name: 'B2', text: 'CMD-B2' };

/** An answer of the server with the order of that code, as the engine stores it: at once. */
const writers = {
  arrivals: (db: QuaiDb, center: number) =>
    db.transaction('rw', db.tables, async () => {
      const arrival = { id: 3, dock: 1, linked_order: { id: 7, name: 'B2' }, is_received: null };
      await db.table('arrivalDock').put({ center, id: 1, row: { id: 1, tasks: [3] }, lists: [] });
      await db.table('arrival').put({ center, id: 3, row: arrival, lists: [] });
      const key = recordKey(recordNames.arrivals, center, center);
      await db.table('records').put({ key, center, appliedAtMs: Date.now(), shownAtMs: Date.now() });
    }),
  loadings: (db: QuaiDb, center: number) =>
    db.transaction('rw', db.tables, async () => {
      const order = { id: 7, name: 'B2', status: 'xd-to-check' };
      await db.table('order').put({ center, id: 7, row: order, lists: [] });
      const endpoint = endpointNames.tasksState;
      await db.table('sources').put({ key: sourceKey(endpoint, center), endpoint, center, appliedAtMs: Date.now() });
    }),
};

const rooms: readonly [keyof typeof writers, ScanHandler, RegExp][] = [
  ['arrivals', markScanned, /^B2 /],
  ['loadings', checkScanned, /^Hors ligne : .*B2/],
];

it.each(rooms)(
  'OUR-028 a scan in %s is never told unknown while what it means is written',
  async (room, scan, known) => {
    const db = new QuaiDb(`scan-${room}`, 'relaxed');
    await db.open();
    for (let turns = 0; turns < 60; turns++) {
      const center = 100 + turns;
      const centers = [{ id: center, name: 'Vincennes', stock_type: 2 }] as unknown as ScanHere['centers'];
      const here: ScanHere = { db, center, centers, isOnline: false, find: async () => [], placeOf: () => null };
      const answer = scan(code, here);
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      await writers[room](db, center);
      const said = await answer;
      if (said !== 'notReady') expect(said?.text, `${turns} turns of the loop before it is written`).toMatch(known);
    }
    db.close();
  },
);
