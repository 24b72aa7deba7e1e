import type pg from 'pg';

/** A connection keeps each of them, with its plan, as long as it lives. */
const mostNamed = 250;
/** An insert of many rows is as long as they are, and never comes again. */
const longestText = 5_000;

/** Texts of which one coming is remembered. */
const mostCameOnce = 1_000;

interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

const isUnnamed = (it: unknown): it is Statement =>
  typeof it === 'object' && it !== null && 'text' in it && typeof it.text === 'string' && !('name' in it && it.name);

/**
 * Names for statements by their text, so that a connection has them parsed once and planned once or a few times: half of
 * what a small one takes of the server. A text is named when it comes a second time, `mostNamed` of them at most.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly cameOnce = new Set<string>();

  /** Has a new connection prepare its statements; those without values are commands, and stay as they are. */
  prepareOn(client: pg.Client | pg.PoolClient): void {
    const ask = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
    const query = (statement: unknown, values: unknown, ...rest: readonly unknown[]) =>
      ask(Array.isArray(values) && values.length > 0 ? this.named(statement) : statement, values, ...rest);
    // One of seven signatures; what is given and returned passes through.
    client.query = query as typeof client.query;
  }

  private named(statement: unknown): unknown {
    if (!isUnnamed(statement)) return statement;
    const name = this.nameOf(statement.text);
    return name === undefined ? statement : { ...statement, name };
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || text.length > longestText || this.names.size >= mostNamed) return known;
    if (!this.cameOnce.has(text)) {
      if (this.cameOnce.size >= mostCameOnce) this.cameOnce.clear();
      this.cameOnce.add(text);
      return undefined;
    }
    const name = `by_text_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
