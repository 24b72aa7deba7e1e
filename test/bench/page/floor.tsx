import { createRoot } from 'react-dom/client';
import type { TaskRow } from '../../../src/db/view-rows/dispatch.ts';
import type { BagsChange } from './floor-worker.ts';
import { asked, offer, rootElement } from './probe.ts';
import { stateUrl } from './state-url.ts';
import { Table } from './table.tsx';

const worker = new Worker(new URL('./floor-worker.ts', import.meta.url), { type: 'module' });
const root = createRoot(rootElement());
worker.addEventListener('message', ({ data }: MessageEvent<TaskRow[]>) => root.render(<Table rows={data} />));
const told = () => new Promise<void>((resolve) => worker.addEventListener('message', () => resolve(), { once: true }));
offer(
  () => worker.postMessage(stateUrl(Number(asked.get('center')))),
  (orderId, dry) => {
    worker.postMessage({ orderId, dry } satisfies BagsChange);
    return told();
  },
);
