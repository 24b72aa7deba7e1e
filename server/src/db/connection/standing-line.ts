import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { writesIn } from './embedded.ts';

/** Where one statement is asked again and again, one at a time, beside all others. */
export interface StandingLine {
  /** Whether its connection may be gone without a word. */
  readonly maySilentlyBreak: boolean;
  ask<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]>;
  /** Gives its connection up: the next question opens another. */
  drop(): void;
  close(): Promise<void>;
}

/** As many as devices ask differently; each is an answer of one row. */
const mostKept = 500;

/**
 * The statement of an embedded database, which has one process: asked again before anything was written, it has the
 * answer of before (docs/adr/0067).
 */
export function embeddedLine(client: PGlite): StandingLine {
  const kept = new Map<string, readonly unknown[]>();
  let writes = writesIn(client);
  const forget = () => {
    kept.clear();
    writes = writesIn(client);
  };
  return {
    maySilentlyBreak: false,
    ask: async <Row>(text: string, values: readonly unknown[]) => {
      if (writes !== writesIn(client) || kept.size >= mostKept) forget();
      const key = JSON.stringify([text, values]);
      const known = kept.get(key);
      // Whoever asks the same statement expects rows of the same form.
      if (known) return known as readonly Row[];
      const { rows } = await client.query<Row>(text, [...values]);
      // Something was written while it waited for its turn, perhaps after it.
      if (writes === writesIn(client)) kept.set(key, rows);
      return rows;
    },
    drop: () => undefined,
    close: async () => undefined,
  };
}

/** Whoever waits for the statement is answered before. */
const longestConnectMs = 2_000;

/** Codes of a server that stops, stopped badly, or begins: a failover, a restart, somebody who ends a connection. */
const ends = new Set(['57P01', '57P02', '57P03']);

const isEnd = (error: unknown) => error instanceof pg.DatabaseError && ends.has(error.code ?? '');

/** A connection to a PostgreSQL server, opened at the first question and after each break. */
export class ServerLine implements StandingLine {
  readonly maySilentlyBreak = true;
  private client: Promise<pg.Client> | null = null;
  private drops = 0;

  constructor(private readonly url: string) {}

  async ask<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const { client: had, drops } = this;
    try {
      return await this.askOnce<Row>(text, values);
    } catch (error) {
      // The server says that it ends a connection before it does.
      if (isEnd(error) && this.client === had) void this.close();
      // A statement that only reads may be asked again where its connection broke.
      if (had === null || this.client === had || this.drops !== drops) throw error;
      return this.askOnce<Row>(text, values);
    }
  }

  drop(): void {
    this.drops += 1;
    void this.close();
  }

  /** A statement under way is ended; a connection that does not open, or is gone already, has nothing to end. */
  async close(): Promise<void> {
    const { client } = this;
    this.client = null;
    const open = await client?.catch(() => null);
    await open?.end().catch(() => undefined);
  }

  private async askOnce<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    this.client ??= this.open();
    const client = await this.client;
    // Prepared once a connection, by its name.
    const { rows } = await client.query({ name: 'shared reads', text, values: [...values] });
    return rows as readonly Row[];
  }

  private open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: longestConnectMs,
    });
    const opened = client.connect().then(() => client);
    const gone = () => {
      if (this.client === opened) this.client = null;
    };
    client.on('error', gone);
    client.on('end', gone);
    opened.catch(gone);
    return opened;
  }
}
