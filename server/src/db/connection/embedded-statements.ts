import { messages, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { messagesIn } from './embedded-answer.ts';

const { serialize } = protocol;

/** A statement that the database has parsed. */
interface Prepared {
  /** Empty for one that is used once. */
  readonly name: string;
  /** Types of the values, by number. */
  readonly parameters: readonly number[];
  /** Names and types of the columns; empty if it gives no rows. */
  readonly columns: readonly messages.BackendMessage[];
}

/** The database's memory has bounds: an insert of a whole world is as long as its rows, and never comes again. */
const mostPrepared = 400;
const longestText = 5_000;

/** Commands after which the text of another statement may mean something else. */
const changesSchema = new Set(['CREATE', 'ALTER', 'DROP', 'DO']);

/** Words without which a statement changes nothing; found where they are none, they cost a reading. */
const writing = /\b(insert|update|delete|merge|truncate|copy|create|alter|drop|do|call)\b/i;

/**
 * Statements of an embedded database. PGlite's own `query` has each text parsed anew, in six calls of the database, and
 * reads answers slowly. Here a text is parsed once and then only executed: half of a small statement's time.
 */
export class EmbeddedStatements {
  /** By text, those used last at the end. */
  private readonly prepared = new Map<string, Prepared>();
  private readonly toClose: Uint8Array[] = [];
  private count = 0;
  /**
   * How many statements may have changed something, of transactions too that were not committed. Nothing is read between
   * a statement of a transaction and its end: what was read since the last of them is as the database has it.
   */
  writes = 0;

  constructor(private readonly client: PGlite) {}

  /** In the turn of a query: one at a time. */
  async run<Row>(text: string, values: readonly unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> {
    try {
      const statement = await this.take(text);
      const answer = [...statement.columns, ...(await this.execute(statement, values))];
      // Drizzle gives the parsers of its types with each statement; the client has them from the start.
      const { parsers: _, ...others } = options;
      const [results] = parse.parseResults(answer, this.client.parsers, others);
      if (changesSchema.has(results?.command ?? '')) this.forget();
      // As PGlite's own `query`: the caller knows what a row is.
      return results as Results<Row>;
    } catch (error) {
      if (error instanceof messages.DatabaseError) Object.assign(error, { query: text, params: values });
      throw error;
    } finally {
      if (writing.test(text)) this.writes += 1;
    }
  }

  /** After a change of the schema. */
  forget(): void {
    this.writes += 1;
    for (const text of [...this.prepared.keys()]) this.drop(text);
  }

  private async take(text: string): Promise<Prepared> {
    const statement = this.prepared.get(text) ?? (await this.prepare(text));
    if (!statement.name) return statement;
    this.prepared.delete(text);
    this.prepared.set(text, statement);
    const [oldest] = this.prepared.keys();
    if (this.prepared.size > mostPrepared && oldest !== undefined) this.drop(oldest);
    return statement;
  }

  private drop(text: string): void {
    const name = this.prepared.get(text)?.name;
    this.prepared.delete(text);
    if (name) this.toClose.push(serialize.close({ type: 'S', name }));
  }

  private async prepare(text: string): Promise<Prepared> {
    const name = text.length > longestText ? '' : `s${++this.count}`;
    const request = [
      ...this.toClose.splice(0),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ];
    const answer = await this.client.execProtocolStream(Buffer.concat(request));
    const parameters = answer.find((message) => message instanceof messages.ParameterDescriptionMessage);
    const columns = answer.filter((message) => message instanceof messages.RowDescriptionMessage);
    return { name, parameters: parameters?.dataTypeIDs ?? [], columns };
  }

  private async execute({ name, parameters }: Prepared, values: readonly unknown[]) {
    const written = values.map((value, index) => this.write(value, parameters[index]));
    const request = Buffer.concat([serialize.bind({ statement: name, values: written }), serialize.execute()]);
    const chunks: Buffer[] = [];
    try {
      await this.client.execProtocolRawStream(request, {
        syncToFs: false,
        // The database writes its next answer over these bytes.
        onRawData: (bytes) => void chunks.push(Buffer.from(bytes)),
      });
    } finally {
      // By PGlite: notifications come with it, for its listeners.
      await this.client.execProtocolStream(serialize.sync());
    }
    return messagesIn(Buffer.concat(chunks));
  }

  private write(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.client.serializers[type];
    return serializer ? serializer(value) : String(value);
  }
}
