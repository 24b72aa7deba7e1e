import { proxy, wrap } from 'comlink';
import { useLiveQuery } from 'dexie-react-hooks';
import { createRoot } from 'react-dom/client';
import { lastSession } from '../../../src/db/device/last-session.ts';
import { openDb } from '../../../src/db/open.ts';
import { listIndex, select } from '../../../src/db/queries/lists.ts';
import { makeRowReader } from '../../../src/db/queries/row-reader.ts';
import type { QuaiDb } from '../../../src/db/schema.ts';
import { type TaskRow, toDispatchList } from '../../../src/db/view-rows/dispatch.ts';
import type { Host, Session, WorkerApi } from '../../../src/worker/api.ts';
import { tableRows } from './limits.ts';
import { asked, offer, rootElement } from './probe.ts';
import { Table } from './table.tsx';

const center = Number(asked.get('center'));

/** What the screen's view model does: the index, filtered in memory, then at most the rows it shows. */
async function firstRows(db: QuaiDb): Promise<readonly TaskRow[]> {
  const index = await listIndex(db, center, toDispatchList);
  return index ? read(db, index, select(index, () => true).slice(0, tableRows)) : [];
}
const read = makeRowReader<TaskRow>();

const Board = ({ db }: { readonly db: QuaiDb }) => <Table rows={useLiveQuery(() => firstRows(db), [db])} />;

/** The console's own worker; paused, so that it polls when the bench says so. */
const worker = wrap<WorkerApi>(
  new Worker(new URL('../../../src/worker/main.ts', import.meta.url), { type: 'module', name: 'quai' }),
);
const root = createRoot(rootElement());
async function act(orderId: number, dry: number): Promise<void> {
  const issued = await worker.issue('order.bags', { orderId, randomId: null, dry, isotherm: 1 });
  if (!('commandId' in issued)) throw new Error(`Refused: ${issued.code}`);
}
const silent = () => undefined;
let db: QuaiDb | null = null;
const dbOf = (userKey: string) => {
  db ??= openDb(userKey, 'relaxed');
  return db;
};
let isShown = false;
function show(userKey: string): void {
  if (isShown) return;
  isShown = true;
  root.render(<Board db={dbOf(userKey)} />);
  offer(() => void worker.refresh(), act);
}
const host: Host = {
  readToken: () => 'bench',
  session: (session: Session) => {
    if (session.status === 'ready') show(session.userKey);
  },
  unauthorized: silent,
  outdated: silent,
  failed: silent,
  colleagues: () => undefined,
  storageFull: () => undefined,
  outboxMark: silent,
};
const tab = {
  center,
  path: '/dispatch',
  sub: '',
  visible: true,
  paused: asked.get('paused') !== '0',
  shows: [],
  records: [],
  attention: [],
};
void worker.start(proxy(host), tab, crypto.randomUUID(), null);
// As the console does (`showLast`).
void lastSession(dbOf).then((last) => last && show(last.key));
