import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardState, dispatchLoad } from '../../server/src/snapshot/answers.ts';
import { filtersOf } from '../../server/src/snapshot/filters.ts';
import { type Lateness, latenessAt, latestLateMs } from '../../server/src/snapshot/lists.ts';
import type { Mirror } from '../../server/src/snapshot/mirror.ts';
import { compose, type Part } from '../../server/src/snapshot/part.ts';
import { Snapshots } from '../../server/src/snapshot/snapshots.ts';
import { type TouchedRows, touchedSince } from '../../server/src/snapshot/touched.ts';
import { assert } from '../../src/domain/result.ts';
import { type OwnServer, ownServer } from './own-server.ts';

// Each part of an answer keeps the rule it declares for deltas, whichever parts there are.

let server: OwnServer;
let mirror: Mirror;
beforeAll(async () => {
  server = await ownServer();
  const read = await new Snapshots(server.db, 'parts').mirror(9);
  assert(read, 'center 9 is there');
  mirror = read;
});
afterAll(() => server.close());

const tell = (parts: readonly Part[], touched: TouchedRows | null): Readonly<Record<string, unknown>> => {
  const telling = { mirror, viewer: { withMobile: true }, filters: filtersOf({}), nowMs: server.clock(), touched };
  return JSON.parse(`${compose(parts, telling)}}`);
};
const since = (revision: number) => {
  const now = { revision: mirror.revision, lateMs: latestLateMs(mirror, server.clock()) };
  return touchedSince(mirror, { ...now, revision }, now);
};

describe.each([
  ['the dispatch load', dispatchLoad],
  ["the board's state", boardState],
])('%s', (_, parts) => {
  it('names each part once, in the order of its list', () => {
    const names = parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(tell(parts, null))).toEqual(names);
  });

  it('says in a delta of nothing what the rule of each part says', () => {
    const [whole, nothing] = [tell(parts, null), tell(parts, since(mirror.revision))];
    expect(nothing.changed).toEqual({ tasks: [], orders: [], docks: [] });
    const ids = (list: unknown) => (list as { id: number }[]).map(({ id }) => id);
    const expected = {
      touched: () => [],
      whole: (name: string) => ids(whole[name]),
      whenChanged: () => null,
      always: (name: string) => whole[name],
    };
    for (const { name, delta } of parts) expect([name, nothing[name]]).toEqual([name, expected[delta](name)]);
  });

  it('says in a delta of everything what the whole answer says', () => {
    const { changed, ...everything } = tell(parts, since(0));
    expect(everything).toEqual(tell(parts, null));
    expect(changed).toBeDefined();
  });
});

it('DSP-713 tells what is late at any instant, although it looks at the slots again only when one ends or rows change', () => {
  const ends = [...mirror.deliveries.values()].flatMap(({ slotEndMs }) => slotEndMs ?? []);
  const [first, last] = [Math.min(...ends) - 3_600_000, Math.max(...ends) + 3_600_000];
  expect(last - first).toBeGreaterThan(2 * 3_600_000);
  let kept: Lateness | null = null;
  const seen = new Set<number>();
  for (let nowMs = first; nowMs <= last; nowMs += 60_000) {
    kept = latenessAt(mirror, nowMs, kept);
    expect(kept.latestMs).toBe(latestLateMs(mirror, nowMs));
    seen.add(kept.latestMs);
  }
  expect(seen.size).toBeGreaterThan(2);
  // A clock that was set back.
  expect(latenessAt(mirror, first, kept).latestMs).toBe(0);
});
