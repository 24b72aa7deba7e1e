import type { CenterId } from '../../../src/domain/center/center-id.ts';
import { latestJob } from '../../../src/domain/courier/job-rules.ts';
import { providerOf } from '../../../src/domain/courier/provider.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { clientName } from '../../../src/domain/task/client.ts';
import { newJob } from '../couriers/jobs-of.ts';
import { type NewCall, takeJobId } from '../couriers/records.ts';
import type { Tx } from '../db/connection/open.ts';
import { readTasks } from '../db/read.ts';
import type { NewRow } from '../db/write.ts';
import type { Change } from './change.ts';

interface WithCalls {
  readonly made: readonly NewRow[];
  readonly calls: readonly NewCall[];
}

/** The rows a step creates. A dock for a courier is a call like any other: a job, and a request to send. */
export async function withCalls(tx: Tx, changes: readonly Change[], center: CenterId): Promise<WithCalls> {
  const made: NewRow[] = [];
  const calls: NewCall[] = [];
  for (const change of changes) {
    if (!('insert' in change)) continue;
    const call = change.kind === 'dock' ? await callFor(tx, change.insert, center) : null;
    if (call) calls.push(call);
    const job = call && newJob(call.job, call.ask.vehicle);
    const row = job ? { ...change.insert, external_shipping_jobs: [job] } : change.insert;
    made.push({ kind: change.kind, center, row });
  }
  return { made, calls };
}

async function callFor(tx: Tx, dock: Dock, center: CenterId): Promise<NewCall | null> {
  const provider = providerOf(dock);
  if (!provider || !latestJob(dock)) return null;
  const tasks = await readTasks(tx, { ids: dock.tasks ?? [] });
  const [task] = tasks;
  return {
    job: await takeJobId(tx),
    provider,
    center,
    dock: dock.id,
    ask: {
      vehicle: provider === 'STUART' ? (dock.target_vehicle ?? null) : null,
      center: dock.center_name ?? '',
      stops: tasks.map(({ linked_order, client, address }) => ({
        ...{ order: linked_order, client: clientName(client), address: address ?? null, weight: null },
      })),
    },
    undo: { madeFor: task ? { task: task.id, dock: null, rank: null } : null, dock: null },
  };
}
