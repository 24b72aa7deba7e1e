import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'tinybase';
import { createIndexedDbPersister } from 'tinybase/persisters/persister-indexed-db';
import { tableRows } from '../page/limits.ts';
import { asked, offer, rootElement } from '../page/probe.ts';
import { stateUrl } from '../page/state-url.ts';
import { type Kept, keptOf, tableRowOf } from '../page/stored-delivery.ts';
import { Table } from '../page/table.tsx';

const center = Number(asked.get('center'));
const table = 'deliveries';
const store = createStore();
const persister = createIndexedDbPersister(store, 'peer');
await persister.load();
await persister.startAutoSave();

const first = () =>
  store
    .getSortedRowIds(table, 'place', false, 0, tableRows)
    .flatMap((id) => tableRowOf(store.getRow(table, id) as unknown as Kept));

function Board() {
  const [rows, setRows] = useState(first);
  useEffect(() => {
    const listener = store.addTableListener(table, () => setRows(first()));
    return () => void store.delListener(listener);
  }, []);
  return <Table rows={rows} />;
}
createRoot(rootElement()).render(<Board />);

async function poll(): Promise<void> {
  const all = keptOf(await (await fetch(stateUrl(center), { cache: 'no-store' })).json(), center);
  store.setTable(table, Object.fromEntries(all.map(({ id, place, task, order }) => [id, { place, task, order }])));
}
offer(() => void poll());
