import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createRxDatabase } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { tableRows } from '../page/limits.ts';
import { asked, offer, rootElement } from '../page/probe.ts';
import { stateUrl } from '../page/state-url.ts';
import { changesBetween, type Kept, keptOf, placeLength, tableRowOf } from '../page/stored-delivery.ts';
import { Table } from '../page/table.tsx';

const center = Number(asked.get('center'));
const writesChanges = asked.get('writes') === 'changes';

const database = await createRxDatabase({ name: 'peer', storage: getRxStorageDexie(), multiInstance: false });
const { deliveries } = await database.addCollections<{ deliveries: Kept }>({
  deliveries: {
    schema: {
      version: 0,
      primaryKey: 'id',
      type: 'object',
      properties: {
        id: { type: 'string', maxLength: 20 },
        place: { type: 'string', maxLength: placeLength },
        task: { type: 'object', additionalProperties: true },
        order: { type: 'object', additionalProperties: true },
      },
      required: ['id', 'place'],
      indexes: ['place'],
    },
  },
});

function Board() {
  const [rows, setRows] = useState<ReturnType<typeof tableRowOf>>([]);
  useEffect(() => {
    const first = deliveries.find({ sort: [{ place: 'asc' }], limit: tableRows });
    const shown = first.$.subscribe((found) => setRows(found.flatMap((it) => tableRowOf(it._data))));
    return () => shown.unsubscribe();
  }, []);
  return <Table rows={rows} />;
}
createRoot(rootElement()).render(<Board />);

let texts: ReadonlyMap<string, string> = new Map();
async function poll(): Promise<void> {
  const all = keptOf(await (await fetch(stateUrl(center), { cache: 'no-store' })).json(), center);
  const changes = changesBetween(texts, all);
  texts = changes.texts;
  await deliveries.bulkUpsert(writesChanges ? changes.puts : all);
  if (changes.removes.length > 0) await deliveries.bulkRemove(changes.removes);
}
offer(() => void poll());
