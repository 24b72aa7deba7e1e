import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { actions } from '../../server/src/actions/actions.ts';
import { presenceCall } from '../../server/src/presence/routes.ts';
import { reads } from '../../server/src/reads/reads.ts';
import { commandNamed } from '../../src/domain/commands.ts';
import { assert } from '../../src/domain/result.ts';
import { samples } from '../actions/samples.ts';
import { type Field, named } from './fields.ts';
import { payloadOf, unnamedSent } from './payloads.ts';
import { unnamed } from './schema-fields.ts';

const calls = [presenceCall, ...actions, ...reads.map((read) => ({ method: 'GET', ...read }))];

const commandOf = (name: string) => {
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  return command;
};

describe('what is sent is named by the payload column of its row', () => {
  it.each(samples)('by $name $when', ({ name, args }) => {
    expect(unnamedSent(commandOf(name).request(args))).toEqual([]);
  });

  it.each(samples)('by the read after $name $when', ({ name, args }) => {
    expect(unnamedSent(commandOf(name).reread(args))).toEqual([]);
  });

  it.each(calls)('and so is what the reference API takes at $method $path', ({ method, ...call }) => {
    const { names } = payloadOf(method, call.path.replaceAll(/:(\w+)/g, '{$1}'));
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    // What stands inside a value is named by the same cells.
    const fields = new Map<string, Field>();
    for (const name of [...names, ...inPath]) fields.set(name, { ...named(name), fields });
    const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    const { body = true, ...rest } = properties;
    expect([...unnamed({ properties: rest }, fields), ...unnamed(body, fields)]).toEqual([]);
  });

  it('what no table names is told with its path, in lists and in the query too', () => {
    const planted = { method: 'POST', path: '/dispatch/deliveries/move_task/' };
    const body = [{ id: 1, dock_rank: 2, shoe_size: 42, from_dock_id: { shoe_size: 42 } }];
    expect(unnamedSent({ ...planted, query: { dispatch: '1' }, body })).toEqual([
      'dispatch',
      'shoe_size',
      'from_dock_id.shoe_size',
    ]);
    expect(unnamedSent({ method: 'POST', path: '/nowhere/', body: { id: 1 } })).toEqual(['id']);
  });

  it('the keys of what a table has from labels to values are no names', () => {
    const service = { method: 'POST', path: '/depositdriver/bulk_return_to/' };
    expect(unnamedSent({ ...service, body: { driver_id: 1, returned_by_label: { Caisse: 2 } } })).toEqual([]);
  });
});
