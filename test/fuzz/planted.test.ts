import { afterEach, describe, expect, it, vi } from 'vitest';
import { runTrace } from './trace.ts';

// Each bug is planted in one small function of the engine; the traces must find it, and find nothing without it.

type Bug =
  | 'no term check'
  | 'no attempt check'
  | 'settled dropped at the ack'
  | 'older poll applied'
  | 'absence outside the query'
  | 'no lanes'
  | 'malformed rows accepted';

const planted = vi.hoisted(() => ({ bug: null as string | null }));
const has = (bug: Bug) => planted.bug === bug;

vi.mock('../../src/sync/fence.ts', async (original) => {
  const real = await original<typeof import('../../src/sync/fence.ts')>();
  return {
    ...real,
    isCurrentTerm: (...args: Parameters<typeof real.isCurrentTerm>) =>
      has('no term check') || real.isCurrentTerm(...args),
    isSameAttempt: (...args: Parameters<typeof real.isSameAttempt>) =>
      has('no attempt check') || real.isSameAttempt(...args),
  };
});

vi.mock('../../src/db/answer.ts', async (original) => {
  const real = await original<typeof import('../../src/db/answer.ts')>();
  return {
    ...real,
    isWrittenSince: (...args: Parameters<typeof real.isWrittenSince>) =>
      !has('older poll applied') && real.isWrittenSince(...args),
  };
});

vi.mock('../../src/sync/settled.ts', async (original) => {
  const real = await original<typeof import('../../src/sync/settled.ts')>();
  return {
    ...real,
    stillShown: (...args: Parameters<typeof real.stillShown>) =>
      has('settled dropped at the ack')
        ? { left: new Map(args[0].map((row) => [row.seq, []])), isHeld: false }
        : real.stillShown(...args),
  };
});

vi.mock('../../src/sync/api/dispatch-load.ts', async (original) => {
  const real = await original<typeof import('../../src/sync/api/dispatch-load.ts')>();
  const { covers } = real.dispatchLoad;
  const dispatchLoad = {
    ...real.dispatchLoad,
    covers: (...args: Parameters<typeof covers>) => has('absence outside the query') || covers(...args),
  };
  return { ...real, dispatchLoad };
});

vi.mock('../../src/db/lanes.ts', async (original) => {
  const real = await original<typeof import('../../src/db/lanes.ts')>();
  return {
    ...real,
    waitsFor: (...args: Parameters<typeof real.waitsFor>) => (has('no lanes') ? undefined : real.waitsFor(...args)),
  };
});

vi.mock('../../src/domain/schema.ts', async (original) => {
  const real = await original<typeof import('../../src/domain/schema.ts')>();
  return {
    ...real,
    fits: (...args: Parameters<typeof real.fits>) => has('malformed rows accepted') || real.fits(...args),
  };
});

/** The first of so many traces that finds something. */
async function firstFinding(traces: number): Promise<string | null> {
  for (let seed = 1; seed <= traces; seed++) {
    const failure = await runTrace(seed);
    if (failure) return `seed ${seed}: ${failure.problem}`;
  }
  return null;
}

describe('bugs planted in the engine', () => {
  afterEach(() => {
    planted.bug = null;
  });

  const bugs: readonly (readonly [Bug, number])[] = [
    ['no term check', 300],
    ['no attempt check', 300],
    ['settled dropped at the ack', 100],
    ['older poll applied', 100],
    ['absence outside the query', 100],
    ['no lanes', 100],
    ['malformed rows accepted', 100],
  ];

  it.each(bugs)(
    '%s: found within %i traces',
    async (bug, traces) => {
      planted.bug = bug;
      expect(await firstFinding(traces)).not.toBeNull();
    },
    300_000,
  );
});
