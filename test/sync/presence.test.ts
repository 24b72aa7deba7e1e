import { beforeEach, describe, expect, it } from 'vitest';
import type { Attention } from '../../src/domain/colleague/attention.ts';
import type { Call } from '../engine/network.ts';
import { FakeStreams } from '../engine/streams.ts';
import { World } from '../engine/world.ts';

const order = (id: number, begun: string | null = null): Attention => ({ kind: 'order', id, center: 9, begun });
const lea = { kind: 'order', id: 7, user_id: 4, first_name: 'Léa', last_name: 'Morin', begun: 'redelivery' };

describe('who is here', () => {
  let world: World;
  let streams: FakeStreams;
  let said: { readonly atMs: number; readonly subjects: unknown }[];
  let status: number;
  beforeEach(() => {
    world = new World();
    streams = new FakeStreams();
    world.streams = streams.open;
    world.presence = true;
    said = [];
    status = 204;
    world.network.onSent = ({ request }: Call) => {
      if (request.path !== '/presence/') return;
      said.push({ atMs: world.clock.now(), subjects: (request.body as { subjects: unknown }).subjects });
    };
    world.network.fateOf = ({ path }) =>
      path === '/presence/' ? { instead: { status, body: undefined, headers: {} } } : {};
  });
  const pass = (ms: number) => world.pass(ms, Math.min(ms, 250));
  const atSupport = (...attention: readonly Attention[]) => world.open({ path: '/support/order/7/', attention });

  it('OUR-061 one call says what all visible tabs have open, anew every 15 s, and a hidden tab says nothing', async () => {
    const tab = await atSupport(order(7), order(7, 'redelivery'));
    const other = await atSupport(order(8));
    await pass(3_000);
    expect(said.at(-1)?.subjects).toEqual([order(7, 'redelivery'), order(8)]);
    said.length = 0;
    await pass(46_000);
    expect(said).toHaveLength(3);
    const [first, second] = said;
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(15_000);

    await tab.set({ attention: [order(7)] });
    await pass(2_000);
    expect(said.at(-1)?.subjects).toEqual([order(7), order(8)]);
    await tab.set({ visible: false });
    await pass(2_000);
    expect(said.at(-1)?.subjects).toEqual([order(8)]);
    await other.set({ visible: false });
    await pass(4_000);
    expect(said.at(-1)?.subjects).toEqual([]);
    const before = said.length;
    await pass(60_000);
    expect(said).toHaveLength(before);
  });

  it('OUR-061 where its code does not come the leader polls on, and says what is open once it does', async () => {
    const { records } = world;
    world.records = () => Promise.reject(new TypeError('Failed to fetch'));
    let polls = 0;
    world.onDelivered = ({ call: { request } }) => {
      if (request.path !== '/presence/') polls += 1;
    };
    const tab = await world.open({ attention: [order(7)] });
    await world.pass(10_000, 1_000);
    polls = 0;
    await world.pass(60_000, 1_000);
    expect(tab.engine.isLeading).toBe(true);
    expect(polls).toBeGreaterThan(1);
    expect(said).toEqual([]);
    world.records = records;
    await pass(3_000);
    expect(said.at(-1)?.subjects).toEqual([order(7)]);
  });

  it('OUR-060 OUR-061 what the stream tells comes to every tab, and goes with it', async () => {
    const tab = await atSupport(order(7));
    await pass(3_000);
    expect(streams.live.map(({ center }) => center)).toEqual([9]);
    streams.last?.say(`event: presence\ndata: ${JSON.stringify([lea])}\n\n`);
    await pass(500);
    expect(world.colleagues.get(tab.id)).toEqual([lea]);
    const late = await atSupport(order(7));
    await pass(2_000);
    expect(world.colleagues.get(late.id)).toEqual([lea]);
    streams.last?.say('event: presence\ndata: <p>\n\n');
    await pass(500);
    expect(world.colleagues.get(tab.id)).toEqual([lea]);
    streams.last?.end();
    await pass(500);
    expect(world.colleagues.get(tab.id)).toEqual([]);
    expect(world.colleagues.get(late.id)).toEqual([]);
  });

  it.each([
    ['kill', 'never'],
    ['release', 'never'],
    ['kill', { kind: 'lost' }],
  ] as const)(
    'OUR-060 after a leader that ends by %s the next leaves what is known to the pages until its stream tells, or for 5 s: %j',
    async (end, instead) => {
      const first = await atSupport(order(7));
      await pass(3_000);
      const second = await atSupport(order(7));
      streams.last?.say(`event: presence\ndata: ${JSON.stringify([lea])}\n\n`);
      await pass(1_000);
      expect(world.colleagues.get(second.id)).toEqual([lea]);
      streams.instead = instead;
      void first[end]();
      await pass(4_000);
      expect(world.colleagues.get(second.id)).toEqual([lea]);
      await pass(6_000);
      expect(world.colleagues.get(second.id)).toEqual([]);
    },
  );

  it('OUR-062 nothing of it is written on the device', async () => {
    const written: unknown[] = [];
    world.onWrite = (_tab, _table, values) => written.push(...values);
    await atSupport(order(7));
    await pass(3_000);
    streams.last?.say(`event: presence\ndata: ${JSON.stringify([lea])}\n\n`);
    await pass(20_000);
    expect(JSON.stringify(written)).not.toContain('Léa');
  });

  it('OUR-063 a site that does not tell is asked for nothing, and one that refuses is left alone', async () => {
    world.presence = false;
    await atSupport(order(7));
    await pass(20_000);
    expect(said).toEqual([]);
    expect(streams.asked).toBe(0);
    world.presence = true;
    status = 404;
    await pass(120_000);
    expect(said).toHaveLength(1);
    expect(world.told).toEqual([]);
  });
});
