import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAtSignOut, forgetIfSignedOut, ownMemory } from '../../../src/views/kit/client/own-memory.ts';
import {
  draftSentAs,
  dropDraft,
  dropOldDrafts,
  keepDraft,
  markDraft,
  readDraft,
} from '../../../src/views/kit/drafts/drafts.ts';
import { deviceMemory, tabMemory } from '../../../src/views/ui/memory.ts';

const minute = 60_000;
const start = { dry: '3', isotherm: '2' };

describe('what is typed and not saved', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    ownMemory('nobody');
    ownMemory('ali');
  });
  afterEach(() => vi.useRealTimers());

  it('is kept as far as it differs from the start, and forgotten once it does no more', () => {
    keepDraft('sacs A1', start, { dry: '9', isotherm: '2' }, 0);
    expect(readDraft('sacs A1', minute)?.typed).toEqual({ dry: '9' });
    keepDraft('sacs A1', start, start, minute);
    expect(readDraft('sacs A1', minute)).toBeNull();
  });

  it('is kept for half an hour after the last change, until it is dropped', () => {
    keepDraft('sacs A1', start, { dry: '8' }, 0);
    keepDraft('sacs A1', start, { dry: '9' }, minute);
    expect(readDraft('sacs A1', 31 * minute - 1)).not.toBeNull();
    expect(readDraft('sacs A1', 31 * minute)).toBeNull();
    dropDraft('sacs A1', minute);
    expect(readDraft('sacs A1', minute)).toBeNull();
  });

  it('OUR-217 is not offered again once it was sent, until its action is known to have done nothing', () => {
    keepDraft('remboursement A1', start, { dry: '9' }, 0);
    markDraft('remboursement A1', 'c1', 0);
    expect([readDraft('remboursement A1', 0), draftSentAs('remboursement A1', 0)]).toEqual([null, 'c1']);
    // What is typed on in the form that sent it was sent too, as far as anybody knows.
    keepDraft('remboursement A1', start, { dry: '8' }, 0, 'c1');
    expect(readDraft('remboursement A1', 0)).toBeNull();
    markDraft('remboursement A1', null, 0);
    expect([readDraft('remboursement A1', 0)?.typed, draftSentAs('remboursement A1', 0)]).toEqual([{ dry: '8' }, null]);
    markDraft('sacs A1', 'c2', 0);
    expect(readDraft('sacs A1', 0)).toBeNull();
  });

  it('leaves the storage by itself, each in its time', () => {
    const kept = () => tabMemory.getItem('quai:drafts') ?? '';
    keepDraft('sacs A1', start, { dry: '9' }, Date.now());
    vi.advanceTimersByTime(20 * minute);
    keepDraft('note 7', start, { dry: '7' }, Date.now());
    vi.advanceTimersByTime(10 * minute);
    expect(kept()).not.toContain('sacs A1');
    expect(kept()).toContain('note 7');
    vi.advanceTimersByTime(20 * minute);
    expect(kept()).toBe('');
  });

  it('leaves in half an hour, by a pause each, also if the clock is set back by weeks', () => {
    const looks = vi.spyOn(globalThis, 'setTimeout');
    vi.setSystemTime(60 * 24 * 60 * minute);
    keepDraft('sacs A1', start, { dry: '9' }, Date.now());
    vi.setSystemTime(20 * 24 * 60 * minute);
    dropOldDrafts();
    expect(readDraft('sacs A1', Date.now())).not.toBeNull();
    vi.advanceTimersByTime(29 * minute);
    expect(looks.mock.calls.length).toBeLessThan(5);
    for (const [, ms] of looks.mock.calls) expect(ms).toBeLessThan(2 ** 31);
    expect(tabMemory.getItem('quai:drafts')).toContain('sacs A1');
    vi.advanceTimersByTime(2 * minute);
    expect(tabMemory.getItem('quai:drafts')).toBe('');
    looks.mockRestore();
  });

  it('goes at a sign-out, also from a tab that sleeps meanwhile, and stays gone for the same user', () => {
    keepDraft('sacs A1', start, { dry: '9' }, 0);
    forgetAtSignOut();
    expect(readDraft('sacs A1', 0)).toBeNull();
    ownMemory('ali');
    keepDraft('sacs A2', start, { dry: '9' }, 0);
    forgetIfSignedOut();
    expect(readDraft('sacs A2', 0)).not.toBeNull();
    // Another tab notes it for all of them.
    deviceMemory.setItem('quai:sign-outs', '99');
    forgetIfSignedOut();
    expect(readDraft('sacs A2', 0)).toBeNull();
  });

  it('is for who typed it: gone with another user, there for the same', () => {
    keepDraft('sacs A1', start, { dry: '9' }, 0);
    ownMemory('ali');
    expect(readDraft('sacs A1', 0)).not.toBeNull();
    ownMemory('zoe');
    expect(readDraft('sacs A1', 0)).toBeNull();
    ownMemory('ali');
    expect(readDraft('sacs A1', 0)).toBeNull();
  });
});
