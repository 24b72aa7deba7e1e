import { describe, expect, it, vi } from 'vitest';
import type { HoldLocks } from '../../../src/views/kit/client/update-holds.ts';
import { createUpdates, type UpdateChannel, type UpdateState } from '../../../src/views/kit/client/updates.ts';

/** The locks of one browser, as much as holds need: shared, by name, seen by every tab. */
function browserLocks(): HoldLocks {
  const names: string[] = [];
  return {
    query: async () => ({ held: names.map((name) => ({ name })) }),
    request: async (name, _options, work) => {
      names.push(name);
      await work();
      names.splice(names.indexOf(name), 1);
    },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Several tabs of one browser over one waiting service worker. */
function browser(count: number) {
  const locks = browserLocks();
  const listeners: { tab: number; hear: (event: { data: unknown }) => void }[] = [];
  const tabs = Array.from({ length: count }, (_, tab) => {
    const reload = vi.fn();
    const activateWaiting = vi.fn(() => {
      for (const each of tabs) each.updates.tookOver();
    });
    const channel: UpdateChannel = {
      postMessage: (data) => {
        for (const other of listeners) if (other.tab !== tab) other.hear({ data });
      },
      addEventListener: (_, hear) => void listeners.push({ tab, hear }),
    };
    const updates = createUpdates({ locks, channel, reload, activateWaiting });
    const states: UpdateState[] = [];
    updates.state$.subscribe((state) => states.push(state));
    return { updates, reload, activateWaiting, states, state: () => states.at(-1) };
  });
  const tab = (index: number) => {
    const found = tabs[index];
    if (!found) throw new Error(`no tab ${index}`);
    return found;
  };
  return { tab, installed: () => tabs.map(({ updates }) => updates.installed()) };
}

describe('an update of the console', () => {
  it('waits for the user, then reloads every tab', async () => {
    const { tab, installed } = browser(2);
    installed();
    await settle();
    expect(tab(0).state()).toEqual({ status: 'ready' });
    expect(tab(0).reload).not.toHaveBeenCalled();
    await tab(0).updates.applyUpdate();
    expect(tab(0).reload).toHaveBeenCalledTimes(1);
    expect(tab(1).reload).toHaveBeenCalledTimes(1);
  });

  it('is refused while another tab holds typing, and says what in both tabs', async () => {
    const { tab, installed } = browser(2);
    installed();
    tab(1).updates.holdUpdates('Note de la commande 12');
    await tab(0).updates.applyUpdate();
    await settle();
    const held = { status: 'held', reasons: ['Note de la commande 12'] };
    expect(tab(0).state()).toEqual(held);
    expect(tab(1).state()).toEqual(held);
    expect(tab(0).activateWaiting).not.toHaveBeenCalled();
  });

  it('is ready again, and not applied on its own, once the typing ends', async () => {
    const { tab, installed } = browser(2);
    installed();
    const release = tab(1).updates.holdUpdates('Note');
    await tab(0).updates.applyUpdate();
    release();
    await settle();
    expect(tab(0).state()).toEqual({ status: 'ready' });
    expect(tab(0).reload).not.toHaveBeenCalled();
    await tab(0).updates.applyUpdate();
    expect(tab(1).reload).toHaveBeenCalledTimes(1);
  });

  it('stays held until the last of several forms is released', async () => {
    const { tab, installed } = browser(2);
    installed();
    const first = tab(1).updates.holdUpdates('Note');
    tab(0).updates.holdUpdates('Sacs');
    await tab(0).updates.applyUpdate();
    first();
    await settle();
    expect(tab(0).state()).toEqual({ status: 'held', reasons: ['Sacs'] });
  });

  it('accepted a moment before typing began: that tab reloads at the end of the typing', async () => {
    const { tab, installed } = browser(2);
    installed();
    const applied = tab(0).updates.applyUpdate();
    const release = tab(1).updates.holdUpdates('Note');
    await applied;
    expect(tab(0).reload).toHaveBeenCalledTimes(1);
    expect(tab(1).reload).not.toHaveBeenCalled();
    release();
    await settle();
    expect(tab(1).reload).toHaveBeenCalledTimes(1);
  });

  it('is not offered before a version waits', async () => {
    const { tab } = browser(1);
    await tab(0).updates.applyUpdate();
    expect(tab(0).state()).toEqual({ status: 'current' });
    expect(tab(0).activateWaiting).not.toHaveBeenCalled();
  });
});
