import { describe, expect, it } from 'vitest';
import { Work } from '../../src/worker/leader/leader-work.ts';
import { FakeClock } from '../engine/clock.ts';

const running = new AbortController().signal;

/** Whether a promise is over once everything that needs no time has happened. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  void promise.then(() => {
    over = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return over;
}

describe('the rounds of a leader', () => {
  it('come every second, and at once when something is asked', async () => {
    const clock = new FakeClock(0);
    const work = new Work(clock.setTimer);
    const first = work.wait(running);
    expect(await isOver(first)).toBe(false);
    clock.leap(1_000);
    expect(await isOver(first)).toBe(true);
    const second = work.wait(running);
    work.ask({});
    expect(await isOver(second)).toBe(true);
  });

  it('take all that was asked since the last one, each thing once', () => {
    const work = new Work(new FakeClock(0).setTimer);
    work.ask({ poll: { center: 9 } });
    work.ask({ eager: true, poll: { center: 12 } });
    expect(work.take()).toEqual({ eager: true, forced: new Set([9, 12]) });
    expect(work.take()).toEqual({ eager: false, forced: new Set() });
  });

  it('are not slept over when something is asked while one is under way', async () => {
    const work = new Work(new FakeClock(0).setTimer);
    work.take();
    work.ask({});
    expect(await isOver(work.wait(running))).toBe(true);
    work.take();
    expect(await isOver(work.wait(running))).toBe(false);
  });

  it('end with leadership', async () => {
    const leading = new AbortController();
    const work = new Work(new FakeClock(0).setTimer);
    const sleep = work.wait(leading.signal);
    leading.abort();
    expect(await isOver(sleep)).toBe(true);
    expect(await isOver(work.wait(leading.signal))).toBe(true);
  });
});
