import { beforeEach, describe, expect, it } from 'vitest';
import { type Tab, World } from '../engine/world.ts';

describe('leadership', () => {
  let world: World;
  const leaders = (...tabs: readonly Tab[]) => tabs.filter((tab) => tab.engine.isLeading).map((tab) => tab.id);

  beforeEach(() => {
    world = new World();
  });

  it('is held by the first tab, and by one only', async () => {
    const [first, second] = [await world.open(), await world.open()];
    await world.pass(10_000, 1_000);
    expect(leaders(first, second)).toEqual([first.id]);
  });

  it('passes to a waiting tab as soon as its own dies', async () => {
    const [first, second] = [await world.open(), await world.open()];
    first.kill();
    await world.settle();
    expect(leaders(second)).toEqual([second.id]);
  });

  it('is handed over by a hidden tab when a visible one waits', async () => {
    const [first, second] = [await world.open({ visible: false }), await world.open()];
    await world.settle();
    expect(leaders(first, second)).toEqual([second.id]);
  });

  it('is offered when the leading tab is hidden', async () => {
    const [first, second] = [await world.open(), await world.open()];
    await first.set({ visible: false });
    await world.settle();
    expect(leaders(first, second)).toEqual([second.id]);
  });

  it('is stolen from a frozen tab after three seconds, under a new term', async () => {
    const first = await world.open();
    first.life.freeze();
    const second = await world.open();
    await world.pass(2_900, 100);
    expect(second.engine.isLeading).toBe(false);
    await world.pass(200, 100);
    expect(second.engine.isLeading).toBe(true);
    expect(world.shadow('1').meta('term')).toBe(2);
    first.life.thaw();
    await world.settle();
    expect(leaders(first, second)).toEqual([second.id]);
  });

  it('is not stolen by a tab that was hidden again meanwhile', async () => {
    const first = await world.open();
    first.life.freeze();
    const second = await world.open();
    await second.set({ visible: false });
    await world.pass(5_000, 500);
    expect(second.engine.isLeading).toBe(false);
  });

  it('goes on where the device has no space for its beginning: it is given back, and led again once there is some', async () => {
    let isFull = true;
    world.onWrite = (_tab, table) => {
      if (isFull && table === 'meta') throw new DOMException('full', 'QuotaExceededError');
    };
    const first = await world.open();
    const second = await world.open();
    await world.pass(20_000, 1_000);
    expect(world.shadow('1').rows('task')).toHaveLength(0);
    isFull = false;
    await world.pass(12_000, 1_000);
    expect(leaders(first, second)).toHaveLength(1);
    expect(world.shadow('1').rows('task')).toHaveLength(6);
  });

  it('is given up on pagehide, and taken again when the tab is shown', async () => {
    const [first, second] = [await world.open(), await world.open()];
    await first.engine.release();
    await world.settle();
    expect(leaders(first, second)).toEqual([second.id]);
    await first.set({ visible: false });
    await first.set({ visible: true });
    second.kill();
    await world.settle();
    expect(first.engine.isLeading).toBe(true);
  });

  it('is waited for again although release and return come in one breath', async () => {
    const [first, second] = [await world.open(), await world.open()];
    void second.engine.release();
    void second.set({ visible: false });
    void second.set({ visible: true });
    await world.settle();
    first.kill();
    await world.settle();
    expect(second.engine.isLeading).toBe(true);
  });

  it('is taken anew, under a new term, by a leader whose term was raised over its head', async () => {
    const tab = await world.open();
    const { wipeReplica } = await import('../../src/db/device/wipe.ts');
    await wipeReplica(world.connect('1', 'strict'));
    await world.pass(3_000, 1_000);
    expect(tab.engine.isLeading).toBe(true);
    expect(world.shadow('1').rows('task')).toHaveLength(6);
  });
});
