import { describe, expect, it } from 'vitest';
import type { RecordName } from '../../src/db/queries/records.ts';
import { recordNames } from '../../src/db/queries/records.ts';
import { Random } from '../engine/random.ts';
import { FakeStreams } from '../engine/streams.ts';
import { World } from '../engine/world.ts';
import { colleagues } from '../fuzz/colleagues.ts';

const boards = new Set(['/dispatch/loadstate/', '/tasks/state/']);
const center = 9;

/** What one device got in an hour: requests by path, and the bytes of board answers. */
interface Hour {
  readonly asked: ReadonlyMap<string, number>;
  readonly wholes: number;
  readonly deltas: number;
  readonly wholeBytes: number;
  readonly deltaBytes: number;
}

/** Something changes each ten seconds, and the stream tells it. */
async function hourAt(path: string, records: readonly RecordName[]): Promise<Hour> {
  const world = new World({ seed: 4, deltas: true, etags: true, isWhole: true, hasRecords: true });
  world.server.settings = [...(world.server.truth(center).metas?.centers ?? [])];
  const streams = new FakeStreams();
  world.streams = streams.open;
  const asked = new Map<string, number>();
  const bytes = { 200: 0, 226: 0 };
  const answers = { 200: 0, 226: 0 };
  world.network.onSent = ({ request }) => void asked.set(request.path, (asked.get(request.path) ?? 0) + 1);
  world.onDelivered = ({ call, reply }) => {
    if (reply.kind !== 'answer' || !boards.has(call.request.path)) return;
    const { status } = reply;
    if (status !== 200 && status !== 226) return;
    answers[status] += 1;
    bytes[status] += JSON.stringify(reply.body).length;
  };
  await world.open({ path, records: records.map((endpoint) => ({ endpoint, center, subject: center })) });
  const random = new Random(8);
  for (let turn = 1; turn <= 360; turn++) {
    world.server.edit(center, (truth) => colleagues(truth, random, world.server.now(), 0));
    streams.last?.changed(turn);
    await world.pass(10_000);
  }
  return {
    asked,
    wholes: answers[200],
    deltas: answers[226],
    wholeBytes: bytes[200] / Math.max(1, answers[200]),
    deltaBytes: bytes[226] / Math.max(1, answers[226]),
  };
}

describe('an hour in each room', () => {
  it.each<[path: string, records: readonly RecordName[]]>([
    ['/dispatch', []],
    ['/', []],
    ['/loadings', []],
    ['/uber-eats/orders', []],
    ['/arrivals', [recordNames.arrivals, recordNames.centerSettings]],
  ])('%s is told by deltas, and whole each quarter of an hour', async (path, records) => {
    const { asked, wholes, deltas, wholeBytes, deltaBytes } = await hourAt(path, records);
    const sources = [...asked.keys()].filter((it) => boards.has(it)).length;
    expect(sources).toBeGreaterThan(0);
    // The first, one each 15 min, and one where what a record brought was new.
    expect(wholes).toBeLessThanOrEqual(sources * 6);
    expect(deltas).toBeGreaterThan(150);
    expect(deltaBytes).toBeLessThan(wholeBytes / 2);
    // Ten seconds apart at most.
    for (const it of boards) expect(asked.get(it) ?? 0).toBeLessThan(400);
    expect(asked.get('/metas/') ?? 0).toBeLessThanOrEqual(path === '/arrivals' ? 31 : 7);
  });

  it.each<[path: string, records: readonly RecordName[]]>([
    ['/support', [recordNames.centerSettings]],
    ['/logs', [recordNames.centerSettings]],
    ['/driver_extra_cost_demands', [recordNames.centerSettings]],
    ['/assign/prio', [recordNames.priorities]],
  ])('%s asks for no board', async (path, records) => {
    const { asked } = await hourAt(path, records);
    for (const it of boards) expect(asked.get(it) ?? 0).toBe(0);
    expect(asked.get('/metas/') ?? 0).toBeLessThanOrEqual(7);
  });
});
