import type { ServeOptions } from '../../../server/src/serve.ts';
import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

/** A job as its number and its dock know it. */
export interface Called {
  readonly order: number;
  readonly dock: number;
  readonly job: number;
}

type Listed = Pick<Task, 'id' | 'status' | 'dock' | 'is_moving' | 'external_shipping_jobs'> & {
  readonly linked_order: { readonly id: number; readonly status?: string; readonly option_tranquility?: boolean };
};

/** A server with both simulated providers, and what a test asks of it. */
export class OnFleet {
  private constructor(
    readonly server: OwnServer,
    readonly api: Client,
  ) {}

  static async open(options: ServeOptions = {}): Promise<OnFleet> {
    const server = await ownServer(options);
    return new OnFleet(server, await server.as('superadmin'));
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private async load() {
    const { body } = await this.api.get('/dispatch/loadstate/?center=9');
    return body as { deliveries: Listed[]; docks: (Dock & { tasks: unknown[] })[] };
  }

  /** An order that is finished and in no dock, another each time. */
  async order(status = 'prepared'): Promise<number> {
    const { deliveries } = await this.load();
    const free = deliveries.find(
      ({ dock, is_moving, linked_order, external_shipping_jobs }) =>
        !dock &&
        !is_moving &&
        linked_order.status === status &&
        !linked_order.option_tranquility &&
        (external_shipping_jobs ?? []).length === 0,
    );
    assert(free, 'the world has an order for a courier');
    return free.linked_order.id;
  }

  async dock(id: number): Promise<Dock & { readonly tasks: readonly Listed[] }> {
    return (await this.api.get(`/docks/${id}/`)).body as never;
  }

  async job(id: number): Promise<ExternalJob | undefined> {
    return (await this.dock(id)).external_shipping_jobs?.at(-1);
  }

  async task(order: number): Promise<Listed | undefined> {
    return (await this.load()).deliveries.find(({ linked_order }) => linked_order.id === order);
  }

  /** Calls the first provider for a finished order. */
  async called(provider: 'STUART' | 'UBER_DIRECT' = 'STUART'): Promise<Called> {
    const order = await this.order();
    const path = `/processing-orders/${order}`;
    const answer =
      provider === 'STUART'
        ? await this.api.get(`${path}/call_stuart/?vehicle=bike`)
        : await this.api.post(`${path}/call_uber_direct/`);
    assert(answer.status === 200, `a courier can be called: ${JSON.stringify(answer.body)}`);
    const { dock } = answer.body as { dock: Dock };
    const job = dock.external_shipping_jobs?.at(-1)?.id;
    assert(job, 'a call makes a job');
    return { order, dock: dock.id, job };
  }
}
