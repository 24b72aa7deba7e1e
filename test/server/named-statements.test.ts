import type pg from 'pg';
import { expect, it } from 'vitest';
import { StatementNames } from '../../server/src/db/connection/named-statements.ts';

/** A connection that keeps what it is asked: the name of each statement, by text. */
function connection(names: StatementNames) {
  const asked: (readonly [text: string, name: string | undefined])[] = [];
  const client = {
    query: (statement: string | { readonly text: string; readonly name?: string }) =>
      asked.push(typeof statement === 'string' ? [statement, undefined] : [statement.text, statement.name]),
  };
  names.prepareOn(client as unknown as pg.Client);
  const ask = (text: string, values: readonly unknown[] = [1], own: object = {}) =>
    client.query.call(client, ...([{ text, ...own }, values] as unknown as [{ text: string }]));
  return { asked, ask, command: (text: string) => client.query(text) };
}

it('a statement that comes again has a name, one for each text, the same on each connection', () => {
  const names = new StatementNames();
  const [one, other] = [connection(names), connection(names)];
  for (const text of ['a', 'b', 'a', 'b', 'a']) one.ask(text);
  other.ask('a');
  const [a, b] = [one.asked[2]?.[1], one.asked[3]?.[1]];
  expect(one.asked).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['a', a],
    ['b', b],
    ['a', a],
  ]);
  expect(other.asked).toEqual([['a', a]]);
  expect(new Set([a, b, undefined]).size).toBe(3);
});

it('commands, what has a name, and texts as long as their rows stay as they are', () => {
  const { asked, ask, command } = connection(new StatementNames());
  const long = 'x'.repeat(5_001);
  for (let time = 0; time < 2; time++) {
    command('begin');
    ask('commit', []);
    ask('own', [1], { name: 'its own' });
    ask(long);
  }
  expect(asked.map(([, name]) => name)).toEqual(Array(2).fill([undefined, undefined, 'its own', undefined]).flat());
});

it('a connection keeps 250 of them: later ones have no name, and those that have keep it', () => {
  const { asked, ask } = connection(new StatementNames());
  for (let nth = 0; nth < 300; nth++) for (let time = 0; time < 2; time++) ask(`select ${nth}`);
  ask('select 0');
  ask('select 299');
  const named = new Set(asked.flatMap(([, name]) => name ?? []));
  expect(named.size).toBe(250);
  expect(asked.at(-2)?.[1]).toBe(asked[1]?.[1]);
  expect(asked.at(-1)?.[1]).toBeUndefined();
});
