import { describe, expect, it } from 'vitest';
import { commandNamed, commandNames } from '../../src/domain/commands.ts';
import { assert, isRefusal } from '../../src/domain/result.ts';
import { schemaOf } from '../../src/domain/row-schemas.ts';
import { isOfRow, keyOf, splitKey } from '../../src/domain/rows.ts';
import { fits } from '../../src/domain/schema.ts';
import { isolated } from '../../src/domain/words/isolate.ts';
import { samples } from '../actions/samples.ts';
import { noon } from '../builders/noon.ts';
import { atHand, aWorld, readerOf, type World } from '../builders/world.ts';

/** A name written from right to left, and arguments that have it for every text. */
const turned = 'ליאור';
const inEveryText = (value: unknown): unknown => {
  if (typeof value === 'string') return turned;
  if (Array.isArray(value)) return value.map(inEveryText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inEveryText(part)]));
};

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('every action has a sample', () => {
  expect([...new Set(samples.map(({ name }) => name))].sort()).toEqual([...commandNames].sort());
});

describe.each(samples)('$name $when', ({ name, action, args: given, world: whole, call }) => {
  const command = commandNamed(name);
  assert(command, `${name} is declared`);
  const args = throughJson(given);
  const world = atHand(whole, command.reads(args));
  const patches = command.effect(args, readerOf(world));
  const once = world.after(patches);
  const holds = (seen: World) => command.holds(args, readerOf(seen));

  it('keeps its arguments, and what it sends, in the outbox', () => {
    const parsed = command.args.safeParse(args);
    expect(parsed.success && parsed.data).toEqual(given);
    expect(throughJson(command.request(args))).toEqual(throughJson(command.request(given)));
  });

  it('means the same anew while nothing has changed', () => {
    const anew = command.anew?.(args, readerOf(whole), Date.parse(noon)) ?? args;
    assert(!isRefusal(anew), 'something is left of the intent');
    expect(command.args.safeParse(throughJson(anew)).success).toBe(true);
    expect(command.guard(anew, readerOf(whole))).toBeNull();
    expect(throughJson(command.request(anew))).toEqual(throughJson(command.request(args)));
  });

  it('is allowed, and knows nothing beside what it reads', () => {
    expect(command.guard(args, readerOf(world))).toBeNull();
    expect(command.effect(args, readerOf(whole))).toEqual(patches);
  });

  it('is refused where nothing is left', () => {
    expect(command.guard(args, readerOf(aWorld()))?.code).toBe(action.needsNoRow ? undefined : 'gone');
    expect(command.effect(args, readerOf(aWorld()))).toEqual([]);
  });

  it('lays fields that rows have over rows that are there', () => {
    for (const { kind, id, set } of patches) {
      expect(world.rows.has(keyOf(kind, id))).toBe(true);
      expect(Object.keys(schemaOf(kind).shape)).toEqual(expect.arrayContaining(Object.keys(set)));
      expect(fits(schemaOf(kind), once.rows.get(keyOf(kind, id)))).toBe(true);
    }
  });

  it('does once what it does twice', () => {
    expect(once.after(command.effect(args, readerOf(once))).rows).toEqual(once.rows);
  });

  it('holds once it is done, not before', () => {
    expect([holds(world), holds(once)]).toEqual([false, !action.effectTellsNothing]);
  });

  it('waits for others on every kind of row it changes', () => {
    const lanes = command.lane(args);
    const kinds = new Set(lanes.filter(isOfRow).map((key) => splitKey(key)[0]));
    expect(lanes.length).toBeGreaterThan(0);
    expect(new Set(lanes).size).toBe(lanes.length);
    expect([...kinds]).toEqual(expect.arrayContaining(patches.map(({ kind }) => kind)));
  });

  it('DSP-933 DSP-934 PRP-746 calls and reads again at paths that end with a slash, in the time it may take', () => {
    const request = command.request(args);
    const reread = command.reread(args);
    expect([request.path, reread.path]).toEqual(Array(2).fill(expect.stringMatching(/^\/.*\/$/)));
    expect(request.timeoutMs).toBe(action.takesMinutes ? 120_000 : 30_000);
    // A GET that changes something (DSP-490) is written as one.
    const isGet = call.line.startsWith('GET ');
    expect([request.method === 'GET', reread.method, reread.timeoutMs]).toEqual([isGet, 'GET', 30_000]);
  });

  it('PRP-745 sends a GET with an effect from a click or not at all: nothing repeats it on its own', () => {
    const { method } = command.request(args);
    expect(method === 'GET' ? command.delivery.kind : 'live').toBe('live');
  });

  it('expires some day, unless it happens now or not at all', () => {
    const { delivery } = command;
    expect(delivery.kind === 'live' || delivery.staleAfterMs > 0).toBe(true);
  });

  it('has a name for the journal and one for the list of actions', () => {
    expect([command.text.title, command.text.label(args)]).toEqual(Array(2).fill(expect.stringMatching(/\S/)));
  });

  it('says nothing that another’s words in it could turn', () => {
    const { label, failure, refusals } = command.text;
    const told = Object.values(refusals).map((words) => (typeof words === 'function' ? words(turned) : turned));
    const said = [label(inEveryText(args)), failure?.(turned).text ?? '', ...told];
    expect(said.map((text) => text.replaceAll(isolated(turned), '')).filter((text) => text.includes(turned))).toEqual(
      told.filter((text) => text === turned),
    );
  });

  it('takes answers of any shape', () => {
    for (const body of [undefined, null, '', 'Oui', 7, [], [null], {}, { id: 'x' }]) {
      expect(Array.isArray(command.accept(body, args).rows)).toBe(true);
      expect(Array.isArray(command.acceptReread(body, args).rows)).toBe(true);
    }
  });
});
