import { createRoot } from 'react-dom/client';
import { databaseName } from '../../../src/db/open.ts';
import type { ListBase, ViewRow } from '../../../src/db/schema.ts';
import { type TaskRow, toDispatchList } from '../../../src/db/view-rows/dispatch.ts';
import { tableRows } from './limits.ts';
import { asked, offer, rootElement } from './probe.ts';
import { Table } from './table.tsx';

// The least a cold start from a replica can cost: its list and the rows on screen, read by the browser's own calls.

const center = Number(asked.get('center'));

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function firstRows(): Promise<TaskRow[]> {
  const db = await done(indexedDB.open(databaseName('1')));
  const stores = db.transaction(['bases', 'views']);
  const index: ListBase | undefined = await done(stores.objectStore('bases').get([center, toDispatchList]));
  const views = stores.objectStore('views');
  const ids = [...(index?.ids.subarray(0, tableRows) ?? [])];
  const rows: ViewRow<TaskRow>[] = await Promise.all(ids.map((id) => done(views.get([center, toDispatchList, id]))));
  return rows.map(({ row }) => row);
}

const root = createRoot(rootElement());
offer(() => undefined);
root.render(<Table rows={await firstRows()} />);
