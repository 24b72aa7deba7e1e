import { describe, expect, it } from 'vitest';
import { get } from '../../../src/domain/command.ts';
import { Life } from '../../engine/life.ts';
import { type Call, replyOf } from '../../engine/network.ts';
import { World } from '../../engine/world.ts';
import { nothingSeen, seenIn, type Traits } from '../seen.ts';
import { KeyedAnswers, saidByKey } from './answers.ts';
import { Fresh } from './fresh.ts';
import { OneRow } from './one-row.ts';

// Checks of records, shown what they must find; traces show them the engine.

const aSheet = { id: 42, random_id: 'R42', center: 12, number_of_bags: 2, products: [], user: { id: 7001 } };
const sheetCall = { ...get('/processing-orders/42/'), query: { products: '1' } };
const looked = { endpoint: 'order-sheet', center: 12, subject: 42 } as const;

const ofSheet: readonly string[] = ['order-sheet#42/order'];
const anOrder = (center: number, id: number, row: object, lists = ofSheet) => ({
  table: 'order',
  key: [center, id],
  value: { center, id, row: { id, ...row }, lists },
});
const aRecord = (start: number, appliedStart: number, rows: readonly string[]) => ({
  table: 'records',
  key: 'order-sheet@12#42',
  value: { ...looked, key: 'order-sheet@12#42', start, appliedStart, rows },
});
const aCall = (world: World): Call => {
  const calls: Call[] = [];
  world.network.onSent = (call) => void calls.push(call);
  void world.network.of('tab', new Life())(sheetCall, { token: 'token-1' });
  const [call] = calls;
  if (!call) throw new Error('No call left');
  return call;
};

describe('R1 one thing, one row', () => {
  it('is broken by a second row that stays, and not while an action of the scope it left waits', () => {
    const { shadow, clock } = withShadow();
    const oneRow = new OneRow(shadow, clock.now, () => new Set());
    shadow.commit([anOrder(9, 42, {}), anOrder(12, 42, {})], 'tab');
    expect(oneRow.look()).toBeNull();
    clock.leap(60_000);
    expect(oneRow.look()).toBeNull();
    shadow.commit([{ table: 'outbox', key: 1, value: { seq: 1, state: 'queued', lanes: ['order:42'] } }], 'tab');
    clock.leap(60_000);
    expect(oneRow.look()).toBeNull();
    shadow.commit([{ table: 'outbox', key: 1, value: undefined }], 'tab');
    clock.leap(151_000);
    expect(oneRow.look()).toContain('order:42 has had rows in 9,12');
  });

  it('is not broken by what boards told of a center that nobody looks at, until somebody does', () => {
    const { shadow, clock } = withShadow();
    const demanded = new Set<string>();
    const oneRow = new OneRow(shadow, clock.now, () => demanded);
    shadow.commit([anOrder(9, 42, {}), anOrder(12, 42, {}, ['dispatch-load/deliveries'])], 'tab');
    expect(oneRow.look()).toBeNull();
    clock.leap(200_000);
    expect(oneRow.look()).toBeNull();
    demanded.add('dispatch-load@12');
    expect(oneRow.look()).toBeNull();
    clock.leap(151_000);
    expect(oneRow.look()).toContain('order:42 has had rows in 9,12');
  });
});

describe('an answer by key', () => {
  it('tells an order’s own row and its sheet’s, of its own center alone', () => {
    expect(saidByKey(looked, aSheet).map(({ key, fields }) => [key, Object.keys(fields)])).toEqual([
      ['order:42', ['id', 'random_id', 'number_of_bags']],
      ['orderSheet:42', ['id', 'center', 'products', 'user']],
    ]);
    expect(saidByKey({ ...looked, center: 9 }, aSheet)).toEqual([]);
  });

  it('changes rows as it says, but for what an action’s answer wrote since it was asked for', () => {
    const world = new World();
    const shadow = world.shadow('1');
    const keyed = new KeyedAnswers(shadow);
    const look = (before: Traits) => seenIn(shadow, before, new Set(['order', 'records']));
    shadow.commit([anOrder(12, 42, { number_of_bags: 1 }), aRecord(1, 0, [])], 'tab');
    const before = look(nothingSeen);
    const call = aCall(world);
    keyed.onSent(call);
    keyed.onDelivered({ call, reply: replyOf({ status: 200, body: aSheet, headers: {} }) });
    shadow.commit([anOrder(12, 42, { number_of_bags: 2, random_id: 'R42' }), aRecord(1, 1, ['order:42'])], 'tab');
    const seen = look(before);
    const rows = keyed.over(new Map(before.rows.get(12)), 12, before, seen);
    expect(rows.get('order:42')).toMatchObject({ number_of_bags: 2, random_id: 'R42' });
    const acked = { ...before, acks: new Map([['12/order:42', 5]]) };
    expect(keyed.over(new Map(before.rows.get(12)), 12, acked, seen).get('order:42')).toEqual({
      ...{ id: 42, number_of_bags: 1, random_id: 'R42' },
    });
  });
});

describe('R4 what is looked at is fresh', () => {
  const opened = async () => {
    const world = new World({ hasRecords: true });
    const tab = await world.open();
    const fresh = new Fresh(world, world.shadow('1'), '1');
    await tab.open('order-sheet', 9, 42);
    return { world, tab, fresh };
  };

  it('is broken where it is not read for longer than its period', async () => {
    const { world, fresh } = await opened();
    expect(fresh.atRest()).toBeNull();
    await world.pass(50_000);
    expect(fresh.atRest()).toBeNull();
    await world.pass(50_000);
    // One more leap: a timer may have ended that another follows.
    expect(fresh.atRest()).toBeNull();
    await world.pass(5_000);
    expect(fresh.atRest()).toContain('order-sheet@9#42 is looked at and was not read');
  });

  it('holds for what is read in time, and for what nobody sees', async () => {
    const { world, tab, fresh } = await opened();
    const call = aCall(world);
    for (let n = 0; n < 4; n++) {
      await world.pass(50_000);
      expect(fresh.onSent(call)).toBeNull();
      expect(fresh.atRest()).toBeNull();
    }
    await tab.set({ visible: false });
    await world.pass(200_000);
    expect(fresh.atRest()).toBeNull();
  });

  it('is broken by a read that follows another with nothing between', async () => {
    const { world, fresh } = await opened();
    const call = aCall(world);
    expect(fresh.onSent(call)).toBeNull();
    expect(fresh.onSent(call)).toContain('asked for twice');
    await world.pass(10_000);
    fresh.happened();
    expect(fresh.onSent(call)).toBeNull();
  });
});

function withShadow() {
  const world = new World();
  return { shadow: world.shadow('1'), clock: world.clock };
}
