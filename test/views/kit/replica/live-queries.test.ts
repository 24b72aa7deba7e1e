import { liveQuery } from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { QuaiDb } from '../../../../src/db/schema.ts';
import { afterLists, shared } from '../../../../src/views/kit/queries/live-queries.ts';

it('what stands beside the lists is read again at every change, waiting or not', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  const db = new QuaiDb('beside', 'relaxed');
  const said: number[] = [];
  const told = liveQuery(afterLists(() => db.journal.count())).subscribe((count) => said.push(count));
  await vi.waitFor(() => expect(said).toEqual([0]));
  for (let count = 1; count <= 3; count++) {
    await db.journal.add({ atMs: count, commandId: 'a', name: 'order.bags', tab: 't', event: 'queued', attempt: 0 });
    await vi.waitFor(() => expect(said.at(-1)).toBe(count));
  }
  told.unsubscribe();
  db.close();
});

it('and at a change of what it reads last, after other reads and waits of its own', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  const db = new QuaiDb('read-last', 'relaxed');
  const said: string[] = [];
  const query = async () => {
    const entries = await db.journal.count();
    await Promise.resolve();
    const known = await Promise.all([db.meta.count(), db.acks.count()]);
    return [entries, ...known, await db.details.count()].join(' ');
  };
  const told = liveQuery(afterLists(query)).subscribe((counts) => said.push(counts));
  await vi.waitFor(() => expect(said).toEqual(['0 0 0 0']));
  const detail = (key: string) => ({ key, center: 9, value: null, error: null, askedAtMs: 0, answeredAtMs: null });
  await db.details.put(detail('first'));
  await vi.waitFor(() => expect(said.at(-1)).toBe('0 0 0 1'));
  await db.details.put(detail('second'));
  await vi.waitFor(() => expect(said.at(-1)).toBe('0 0 0 2'));
  await db.acks.put({ ack: 1, center: 9, keys: [] });
  await vi.waitFor(() => expect(said.at(-1)).toBe('0 0 1 2'));
  told.unsubscribe();
  db.close();
});

describe('a query that several places ask', () => {
  /** A source whose values the test tells; `counts` of its subscriptions begun and ended. */
  const source = () => {
    const counts = { begun: 0, ended: 0 };
    const heard = new Set<{ tell: (value: string) => void; fail?: ((error: unknown) => void) | undefined }>();
    const query = {
      subscribe: (tell: (value: string) => void, fail?: (error: unknown) => void) => {
        counts.begun += 1;
        const listener = { tell, fail };
        heard.add(listener);
        return () => {
          counts.ended += 1;
          heard.delete(listener);
        };
      },
    };
    const say = (value: string) => {
      for (const { tell } of [...heard]) tell(value);
    };
    const breakIt = (error: unknown) => {
      for (const { fail } of [...heard]) fail?.(error);
    };
    return { query, counts, say, breakIt };
  };
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it('is asked once; who comes later knows at once what is known, and hears what comes', () => {
    const { query, counts, say } = source();
    const once = shared(query, () => undefined);
    const [first, second]: [string[], string[]] = [[], []];
    once.subscribe((value) => first.push(value));
    expect(once.hasValue?.()).toBe(false);
    say('a');
    expect([once.hasValue?.(), once.getValue?.()]).toEqual([true, 'a']);
    once.subscribe((value) => second.push(value));
    say('b');
    expect([first, second, counts]).toEqual([['a', 'b'], ['a', 'b'], { begun: 1, ended: 0 }]);
  });

  it('goes on over a change of room, ends with its last listener, and then knows nothing', async () => {
    const { query, counts, say } = source();
    const onEnd = vi.fn();
    const once = shared(query, onEnd);
    const stop = (it: ReturnType<typeof once.subscribe>) => (typeof it === 'function' ? it() : it.unsubscribe());
    const leaving = once.subscribe(() => undefined);
    say('a');
    stop(leaving);
    const coming = once.subscribe(() => undefined);
    await nextTask();
    expect([counts, onEnd.mock.calls.length]).toEqual([{ begun: 1, ended: 0 }, 0]);
    stop(coming);
    await nextTask();
    expect([counts, onEnd.mock.calls.length, once.hasValue?.()]).toEqual([{ begun: 1, ended: 1 }, 1, false]);
    const heard: string[] = [];
    once.subscribe((value) => heard.push(value));
    say('b');
    expect([counts.begun, heard]).toEqual([2, ['b']]);
  });

  it('tells everybody why it failed', () => {
    const { query, breakIt } = source();
    const once = shared(query, () => undefined);
    const failures: unknown[] = [];
    for (const _ of [1, 2])
      once.subscribe(
        () => undefined,
        (error: unknown) => failures.push(error),
      );
    breakIt('gone');
    expect(failures).toEqual(['gone', 'gone']);
  });
});
