import { expect, it } from 'vitest';
import type { SourceState } from '../../../src/db/schema.ts';
import { type SyncFacts, syncStatus } from '../../../src/views/kit/freshness/sync-status.ts';
import { nextTry } from '../../../src/views/kit/text.ts';
import { aStored } from '../../builders/stored.ts';

const nowMs = 1_000_000_000;

const source = (fields: Partial<SourceState> = {}): SourceState => ({
  key: 'dispatch-load@9',
  endpoint: 'dispatch-load',
  center: 9,
  version: 3,
  poll: 5,
  appliedPoll: 5,
  appliedAck: 0,
  etag: null,
  query: '',
  startedAtMs: nowMs - 4_000,
  appliedAtMs: nowMs - 3_000,
  failures: 0,
  skipped: 0,
  setAside: 0,
  error: null,
  ...fields,
});

const status = (facts: Partial<SyncFacts> = {}) =>
  syncStatus({
    source: source(),
    actions: [],
    isPaused: false,
    isStorageFull: false,
    isOnline: true,
    networkSinceMs: null,
    pageStartMs: nowMs - 10_000,
    clockOffsetMs: 0,
    nowMs,
    ...facts,
  });

it('DSP-166 says first why nothing comes, then how old the data are', () => {
  expect(status().kind).toBe('upToDate');
  expect(status({ isOnline: false, isPaused: true }).kind).toBe('offline');
  expect(status({ isPaused: true, isStorageFull: true }).kind).toBe('paused');
  expect(status({ isStorageFull: true }).kind).toBe('full');
  expect(status({ source: source({ failures: 2 }) }).kind).toBe('failing');
  expect(status({ source: undefined }).kind).toBe('first');
  expect(status({ source: source({ appliedAtMs: nowMs - 60_000 }) }).kind).toBe('late');
});

it('is never up to date while the server holds an action back, and says when it is tried again', () => {
  const held = (fields: object) => status({ actions: [aStored({ dueAtMs: nowMs + 61_000, ...fields })] });
  expect(held({ heldUntilMs: nowMs + 60_000 })).toMatchObject({ kind: 'held', nextTryMs: nowMs + 61_000 });
  expect(held({ heldUntilMs: nowMs })).toMatchObject({ kind: 'upToDate', nextTryMs: null });
  expect(held({ heldUntilMs: nowMs + 99_999_999_000 })).toMatchObject({ kind: 'upToDate', nextTryMs: null });
  expect(status({ source: source({ failures: 1, heldUntilMs: nowMs + 5_000 }) }).nextTryMs).toBe(nowMs + 5_000);
  expect(nextTry(Date.parse('2026-03-10T13:05:00Z'))).toBe('nouvel essai à 14 h 05');
});

it('DSP-080 warns at exactly 60 s, not before', () => {
  expect(status({ source: source({ appliedAtMs: nowMs - 60_000 }) }).isStale).toBe(true);
  expect(status({ source: source({ appliedAtMs: nowMs - 59_999 }) }).isStale).toBe(false);
});

it('DSP-080 counts from the start of the page before the first sync', () => {
  const never = { source: undefined };
  expect(status({ ...never, pageStartMs: nowMs - 60_000 }).isStale).toBe(true);
  expect(status({ ...never, pageStartMs: nowMs - 1 }).isStale).toBe(false);
});

it('is offline since the network went, else since the last sync', () => {
  expect(status({ isOnline: false, networkSinceMs: 42 }).offlineSinceMs).toBe(42);
  expect(status({ isOnline: false }).offlineSinceMs).toBe(nowMs - 3_000);
});

it('DSP-166 blames no server for what was asked while there was no network', () => {
  const failed = source({ failures: 3 });
  expect(status({ source: failed, isOnline: false })).toMatchObject({ kind: 'offline', failures: 0 });
  const back = (agoMs: number) => status({ source: failed, networkSinceMs: nowMs - agoMs });
  expect(back(3_999)).toMatchObject({ kind: 'upToDate', failures: 0 });
  expect(back(4_000)).toMatchObject({ kind: 'failing', failures: 3 });
});
