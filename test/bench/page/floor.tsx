import { createRoot } from 'react-dom/client';
import type { TaskRow } from '../../../src/db/view-rows/dispatch.ts';
import { asked, offer, rootElement } from './probe.ts';
import { stateUrl } from './state-url.ts';
import { Table } from './table.tsx';

const worker = new Worker(new URL('./floor-worker.ts', import.meta.url), { type: 'module' });
const root = createRoot(rootElement());
worker.addEventListener('message', ({ data }: MessageEvent<TaskRow[]>) => root.render(<Table rows={data} />));
offer(() => worker.postMessage(stateUrl(Number(asked.get('center')))));
