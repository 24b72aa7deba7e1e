import pg from 'pg';

/** Something that belongs to one connection to PostgreSQL: notifications it listens to, a lock it holds. */
export interface Tenant {
  /** A connection has been opened, the first or one after a break. */
  moveIn(client: pg.Client): Promise<void>;
  /** The connection is gone, with everything that belonged to it, or could not be opened. */
  moveOut(): void;
}

const firstWaitMs = 250;
const longestWaitMs = 15_000;

/**
 * One connection of this process beside its pool, kept for as long as the process lives:
 *
 *   connecting ──▶ standing (tenants move in) ──broken──▶ waiting ──▶ connecting
 *        └─────────────── refused ───────────────────────▶ │ twice as long each time, up to 15 s
 */
export class StandingConnection {
  private readonly tenants: Tenant[] = [];
  private client: pg.Client | null = null;
  private running: Promise<void> | null = null;
  private isClosed = false;
  private endWait: () => void = () => undefined;

  constructor(private readonly url: string) {}

  /** Resolves once the tenant has moved in, or could not yet: it will as soon as there is a connection. */
  async take(tenant: Tenant): Promise<void> {
    this.tenants.push(tenant);
    // If the connection breaks right now, the tenant moves into the next one.
    if (this.client) return tenant.moveIn(this.client).catch(() => undefined);
    if (this.running) return;
    await new Promise<void>((tried) => {
      this.running = this.run(tried);
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.endWait();
    await this.client?.end();
    await this.running;
  }

  private async run(tried: () => void): Promise<void> {
    for (let failures = 0; !this.isClosed; failures++) {
      if (await this.stand(tried)) failures = 0;
      tried();
      if (!this.isClosed) await this.wait(Math.min(longestWaitMs, firstWaitMs * 2 ** failures));
    }
  }

  /** Whether there was a connection; resolves once it is closed. */
  private async stand(settled: () => void): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // Shows an operator who listens and who has the duty (`pg_stat_activity`, `pg_locks`).
      application_name: `quai ${process.pid}`,
      // The database notices within a minute that a machine is gone, and releases its locks.
      options: '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
    });
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
    });
    // An error is always followed by `end`.
    client.on('error', () => undefined);
    try {
      await client.connect();
      // Tenants that come meanwhile are at the end of this list.
      for (const tenant of this.tenants) await tenant.moveIn(client);
      this.client = client;
      settled();
      if (!this.isClosed) await ended;
      return true;
    } catch {
      // Refused, or broken while tenants moved in: tried again.
      return false;
    } finally {
      this.client = null;
      for (const tenant of this.tenants) tenant.moveOut();
      await client.end().catch(() => undefined);
    }
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
