import { describe, expect, it } from 'vitest';
import {
  pinned,
  pinnedOfDeltas,
  pinnedOfFew,
  pinnedOfHints,
  pinnedOfLeaders,
  pinnedOfRecords,
  pinnedOfSubjects,
} from './seeds.ts';
import { runTrace } from './trace.ts';

describe('a trace that once failed', () => {
  it.each(pinned)('seed %i no longer finds that %s', async (seed) => {
    expect(await runTrace(seed)).toBeNull();
  });

  it.each(pinnedOfLeaders)('seed %i, about leaders, no longer finds that %s', async (seed) => {
    expect(await runTrace(seed, 'leaders')).toBeNull();
  });

  it.each(pinnedOfDeltas)('seed %i, about deltas, no longer finds that %s', async (seed) => {
    expect(await runTrace(seed, 'deltas')).toBeNull();
  });

  it.each(pinnedOfHints)('seed %i, about hints, no longer finds that %s', async (seed) => {
    expect(await runTrace(seed, 'hints')).toBeNull();
  });

  it.each(pinnedOfRecords)('seed %i, about records, no longer finds that %s', async (seed) => {
    expect(await runTrace(seed, 'records')).toBeNull();
  });

  it.each(pinnedOfSubjects)('seed %i, about many records at once, no longer finds that %s', async (seed) => {
    expect(await runTrace(seed, 'subjects')).toBeNull();
  });

  it.each(pinnedOfFew)('seed %i, of few actions, no longer finds that %s', async (seed) => {
    expect(await runTrace(seed, 'few')).toBeNull();
  });
});
