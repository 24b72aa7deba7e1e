import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actions } from '../../server/src/actions/actions.ts';
import { commandNamed } from '../../src/domain/commands.ts';
import {
  answerKind,
  answersAll,
  answersChanged,
  answersFields,
  answersOne,
  noAnswer,
} from '../../src/domain/documented-answer.ts';
import { assert } from '../../src/domain/result.ts';
import { samples } from '../actions/samples.ts';
import { isCallOf } from '../spec/paths.ts';

interface ApiRow {
  readonly id: string;
  readonly method: string;
  readonly path: RegExp;
  readonly answer: string;
}

/** `/docks/{id}/`, perhaps in brackets or followed by `(P)`, as it may look in a call. */
const pathOf = (cell: string): RegExp | null => {
  const path = /\/[\w{}/-]+\/(?![\w{])/.exec(cell)?.[0];
  return path === undefined ? null : new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
};

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the tables that have a column for the method, one for the path and one for the answer. */
const tables: readonly ApiRow[] = ['dispatch', 'support'].flatMap((file) => {
  const text = readFileSync(new URL(`../../docs/spec/${file}.md`, import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [id = '', method = '', cell = '', , answer = ''] = cellsOf(line);
    const path = /^API-/.test(id) ? pathOf(cell) : null;
    return path ? [{ id, method: method.replace(/ .*/, ''), path, answer }] : [];
  });
});

const isInTables = (row: string) => tables.some(({ id }) => id === row);

/** Rows of section 27 of preparation.md, and ours, which have the method and the path in one cell. */
function floorCalls(ids: ReadonlySet<string>): ApiRow[] {
  const text = ['preparation', 'ours']
    .map((file) => readFileSync(new URL(`../../docs/spec/${file}.md`, import.meta.url), 'utf8'))
    .join('\n');
  return text.split('\n').flatMap((line) => {
    const [id = '', call = '', , answer = ''] = cellsOf(line);
    const path = ids.has(id) ? pathOf(call) : null;
    return path ? [{ id, method: call.replace(/ .*/, ''), path, answer }] : [];
  });
}

/** Calls that are told in the middle of a row of section 27 of preparation.md. */
const told: readonly ApiRow[] = [
  { id: 'API-P16', method: 'PATCH', path: /^\/trolleys\/[^/]+\/$/, answer: 'trolley' },
  { id: 'API-P17', method: 'POST', path: /^\/trolleys\/not_found_review\/$/, answer: 'any 2xx' },
  { id: 'API-P35', method: 'POST', path: /^\/uber-eats\/update_store_status\/$/, answer: 'any 2xx' },
  { id: 'API-P38', method: 'POST', path: /^\/uber-eats\/change_order_status\/$/, answer: 'new_status' },
  ...floorCalls(new Set(samples.flatMap(({ call }) => (isInTables(call.row) ? [] : call.row)))),
];

const rowsFor = (method: string, path: string) => {
  const exact = [...tables, ...told].filter((row) => row.method === method && row.path.test(path));
  // The general form of the actions on an order says less than the row of the action.
  const special = exact.filter(({ id }) => id !== 'API-024');
  return special.length > 0 ? special : exact;
};

describe('DSP-440 API-P02 what the tables document as an answer', () => {
  it.each(samples)('is what $name $when takes for one', ({ name, args }) => {
    const command = commandNamed(name);
    assert(command, `${name} is declared`);
    const { method, path } = command.request(args);
    const rows = rowsFor(method, path);
    expect(
      rows.map(({ id }) => id),
      `${method} ${path} has a row`,
    ).not.toEqual([]);
    const answers = command.answers(args);
    const of = answers.kind === 'none' ? /empty|any 2xx/ : new RegExp(answers.of);
    expect(rows.filter(({ answer }) => of.test(answer.toLowerCase())).map(({ answer }) => answer)).not.toEqual([]);
    const isList = rows.every(({ answer }) =>
      /^(changed |touched |saved |list of )?(orders|docks|tasks|deposits|E-11)\b/.test(answer),
    );
    expect(answers.kind === 'list' || answers.kind === 'changed').toBe(isList);
  });

  it.each(samples)('and what the reference API answers to $name $when, a list where they say so', ({ name, args }) => {
    const command = commandNamed(name);
    assert(command, `${name} is declared`);
    const { method, path } = command.request(args);
    const action = actions.find(
      (it) => it.method === method && isCallOf({ path: it.path.replaceAll(/:(\w+)/g, '{$1}') }, path),
    );
    assert(action, `${method} ${path} is an action of the API`);
    const answers = command.answers(args);
    expect(Array.isArray(action.answers)).toBe(answers.kind === 'list' || answers.kind === 'changed');
  });

  it.each(samples)('and what says nothing is no answer to $name $when, unless none is documented', ({ name, args }) => {
    const command = commandNamed(name);
    assert(command, `${name} is declared`);
    const answers = command.answers(args);
    const nothing = [undefined, {}, [], null, 'ok', 7].map((body) => answerKind(answers, body));
    expect(new Set(nothing)).toEqual(new Set([answers.kind === 'none' ? 'documented' : 'absent']));
  });
});

describe('an answer', () => {
  it('is that of the entity asked for, or to something else', () => {
    const answers = answersOne('dock', 7, null, 8);
    expect([{ id: 7 }, { id: 8, tasks: [] }].map((body) => answerKind(answers, body))).toEqual(
      Array(2).fill('documented'),
    );
    expect([{ id: 9 }, { id: '7' }].map((body) => answerKind(answers, body))).toEqual(['other', 'absent']);
  });

  it('of a list has all that were asked for, of what changed at least one', () => {
    const all = answersAll('order', [1, 2]);
    const some = answersChanged('task', [1, 2]);
    const lists = [[{ id: 1 }, { id: 2 }, { id: 3 }], [{ id: 1 }], [{ id: 3 }], []];
    expect(lists.map((body) => answerKind(all, body))).toEqual(['documented', 'absent', 'other', 'absent']);
    expect(lists.map((body) => answerKind(some, body))).toEqual(['documented', 'documented', 'other', 'absent']);
  });

  it('of an object without an id has one of its fields, and says nothing else of what was asked for', () => {
    const answers = answersFields('transaction', ['status'], { payment_order_id: 'po_1' });
    const bodies = [{ status: 'a' }, { status: 'a', payment_order_id: 'po_1' }, { payment_order_id: 'po_1' }];
    expect(bodies.map((body) => answerKind(answers, body))).toEqual(['documented', 'documented', 'absent']);
    expect(answerKind(answers, { status: 'a', payment_order_id: 'po_2' })).toBe('other');
  });

  it('is any success where the tables document none', () => {
    expect([undefined, {}, 'ok', { id: 9 }].map((body) => answerKind(noAnswer, body))).toEqual(
      Array(4).fill('documented'),
    );
  });
});
