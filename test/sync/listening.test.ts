import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../engine/network.ts';
import { FakeStreams, refusedWith } from '../engine/streams.ts';
import { World } from '../engine/world.ts';

const isLoad = ({ request }: Call) => request.path === '/dispatch/loadstate/';

describe('listening', () => {
  let world: World;
  let streams: FakeStreams;
  let loads: number[];
  beforeEach(() => {
    world = new World();
    streams = new FakeStreams();
    world.streams = streams.open;
    loads = [];
    world.network.onSent = (call) => {
      if (isLoad(call)) loads.push(world.clock.now());
    };
  });

  const pass = (ms: number) => world.pass(ms, Math.min(ms, 100));
  /** A tab whose leader listens, and has followed the hint a stream begins with. */
  async function listening(center = 9) {
    const tab = await world.open({ center });
    await pass(2_600);
    streams.last?.changed(1);
    await pass(1_500);
    loads.length = 0;
    return tab;
  }
  const source = () =>
    world
      .shadow('1')
      .of('sources')
      .find((it) => it.key === 'dispatch-load@9');

  it('polls at once when something changed, and by the cycle all the same', async () => {
    await listening();
    await pass(5_000);
    expect(loads).toHaveLength(0);
    const toldMs = world.clock.now();
    streams.last?.changed(2);
    await pass(400);
    expect(loads).toHaveLength(1);
    expect((loads[0] ?? 0) - toldMs).toBeLessThanOrEqual(400);
    await pass(19_000);
    expect(loads).toHaveLength(1);
    await pass(1_500);
    expect(loads).toHaveLength(2);
  });

  it('polls a source once a second at most, however much changes, and once more after the last change', async () => {
    await listening();
    for (let revision = 2; revision < 102; revision++) {
      streams.last?.changed(revision);
      await pass(100);
    }
    const during = loads.length;
    expect(during).toBeGreaterThanOrEqual(6);
    expect(during).toBeLessThanOrEqual(10);
    for (const [at, ms] of loads.entries()) if (at > 0) expect(ms - (loads[at - 1] ?? 0)).toBeGreaterThanOrEqual(1_000);
    const lastMs = world.clock.now() - 100;
    await pass(2_000);
    expect(loads.at(-1)).toBeGreaterThanOrEqual(lastMs);
    expect(loads.length).toBeLessThanOrEqual(during + 2);
    const settled = loads.length;
    await pass(10_000);
    expect(loads).toHaveLength(settled);
  });

  it('polls once more when something changes while a poll is under way', async () => {
    await listening();
    world.network.fateOf = (request) => (request.path === '/dispatch/loadstate/' ? { answerMs: 3_000 } : {});
    streams.last?.changed(2);
    await pass(500);
    expect(loads).toHaveLength(1);
    streams.last?.changed(3);
    await pass(2_000);
    expect(loads).toHaveLength(1);
    await pass(1_500);
    expect(loads).toHaveLength(2);
    await pass(10_000);
    expect(loads).toHaveLength(2);
  });

  it('follows the hints of its own center alone, one stream a center', async () => {
    await listening(9);
    await world.open({ center: 12 });
    await pass(2_600);
    expect(streams.live.map(({ center }) => center).sort()).toEqual([12, 9]);
    await world.open({ center: 9 });
    await pass(2_600);
    expect(streams.live).toHaveLength(2);
    loads.length = 0;
    const polls: string[] = [];
    world.network.onSent = ({ request }) => polls.push(request.query?.center ?? '');
    streams.live.find(({ center }) => center === 12)?.changed(5);
    await pass(500);
    expect(polls).toEqual(['12']);
  });

  it('leaves connections to polls and actions: two streams at most', async () => {
    const known = ['9', '12', undefined];
    const unknown = { instead: { status: 400, body: {}, headers: {} } };
    world.network.fateOf = ({ query }) => (known.includes(query?.center) ? {} : unknown);
    for (const center of [9, 12, 14, 15]) await world.open({ center });
    await pass(4_000);
    expect(streams.live).toHaveLength(2);
  });

  it('is done by the leader alone, and goes on with the next one', async () => {
    const first = await listening();
    await world.open();
    await pass(3_000);
    expect(streams.opened).toHaveLength(1);
    first.kill();
    await pass(3_000);
    expect(streams.opened).toHaveLength(2);
  });

  it('DSP-160 stops while everybody pauses or looks elsewhere, and begins anew', async () => {
    const tab = await listening();
    await tab.set({ paused: true });
    await pass(1_100);
    expect(streams.live).toHaveLength(0);
    await tab.engine.refresh();
    await pass(3_000);
    expect(streams.opened).toHaveLength(1);
    await tab.set({ paused: false });
    await pass(2_600);
    expect(streams.live).toHaveLength(1);
    await tab.set({ visible: false });
    await pass(1_100);
    expect(streams.live).toHaveLength(0);
  });

  it('opens nothing where the site has no streams', async () => {
    world.streams = null;
    await world.open();
    await pass(59_000);
    expect(streams.asked).toBe(0);
    expect(loads).toHaveLength(3);
  });

  it('comes back after an end, and polls only when something changed meanwhile', async () => {
    await listening();
    for (const [revision, polls] of [
      [1, 0],
      [2, 1],
    ] as const) {
      for (let beat = 0; beat < 3; beat++) {
        await pass(21_000);
        streams.last?.say(':\n\n');
      }
      streams.last?.end();
      await pass(9_000);
      expect(streams.live).toHaveLength(1);
      loads.length = 0;
      streams.last?.changed(revision);
      await pass(700);
      expect(loads).toHaveLength(polls);
    }
  });

  it('takes 45 s without a sign of life for an end', async () => {
    await listening();
    const first = streams.last;
    await pass(40_000);
    first?.say(':\n\n');
    await pass(40_000);
    expect(first?.isOver).toBe(false);
    await pass(6_000);
    expect(first?.isOver).toBe(true);
    await pass(20_000);
    expect(streams.live).toHaveLength(1);
  });

  it('does not hammer a server that restarts: later each time, by chance', async () => {
    const waits = new Set<number>();
    for (let seed = 1; seed <= 8; seed++) {
      world = new World({ seed });
      streams = new FakeStreams();
      world.streams = streams.open;
      await listening();
      streams.instead = { kind: 'lost' };
      streams.last?.end();
      const endedMs = world.clock.now();
      const before = streams.asked;
      for (let ms = 0; ms < 10_000 && streams.asked === before; ms += 100) await world.pass(100);
      waits.add(Math.round((world.clock.now() - endedMs) / 500));
      await world.pass(600_000, 1_000);
      expect(streams.asked - before).toBeLessThanOrEqual(40);
      expect(streams.asked - before).toBeGreaterThanOrEqual(8);
    }
    expect(waits.size).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['there is no such call (404)', refusedWith(404), 6],
    ['something else answers, a page with status 200', refusedWith(200), 6],
    ['the role is not enough (403)', refusedWith(403), 6],
    ['the server is at its limit (503)', refusedWith(503, { 'Retry-After': '60' }), 12],
    ['a proxy keeps it back for ever', 'never', 16],
    ['the line is dead', { kind: 'lost' }, 40],
  ] as const)(
    'changes nothing when %s: the cycle goes on, nobody is told, and it is not asked for often',
    async (_, instead, most) => {
      streams.instead = instead;
      await world.open();
      await world.pass(600_000, 1_000);
      expect(loads.length).toBeGreaterThanOrEqual(29);
      expect(loads.length).toBeLessThanOrEqual(31);
      expect(streams.asked).toBeGreaterThanOrEqual(1);
      expect(streams.asked).toBeLessThanOrEqual(most);
      expect(source()).toMatchObject({ failures: 0, error: null });
      expect(world.told).toEqual([]);
    },
  );

  it('changes nothing when what comes is no stream of events', async () => {
    await world.open();
    await pass(2_600);
    for (let nth = 0; nth < 30; nth++) streams.last?.say('<p>Bienvenue</p>'.repeat(80));
    await pass(60_000);
    expect(streams.opened).toHaveLength(1);
    expect(streams.live).toHaveLength(0);
    expect(loads.length).toBeGreaterThanOrEqual(3);
  });

  it('DSP-048 pauses when the token is refused, as polls do, and goes on once somebody is signed in again', async () => {
    await listening();
    streams.instead = refusedWith(401);
    world.server.users.clear();
    streams.last?.end();
    await pass(30_000);
    expect(world.told.map(({ what }) => what)).toEqual(['unauthorized']);
    const asked = streams.asked;
    await pass(60_000);
    expect(streams.asked).toBe(asked);
    streams.instead = null;
    world.server.users.set('token-3', 1);
    world.token = 'token-3';
    await pass(4_000);
    expect(streams.live.map(({ token }) => token)).toEqual(['token-3']);
  });

  it('listens again as soon as the network is back', async () => {
    const tab = await listening();
    streams.instead = { kind: 'lost' };
    streams.last?.end();
    await world.pass(300_000, 1_000);
    streams.instead = null;
    tab.engine.setOnline(false);
    tab.engine.setOnline(true);
    await pass(200);
    expect(streams.live).toHaveLength(1);
  });
});
