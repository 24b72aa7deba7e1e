import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDrafts, ownDrafts } from '../../../src/views/app/drafts/draft-owner.ts';
import { dropDraft, keepDraft, readDraft } from '../../../src/views/app/drafts/drafts.ts';

const hour = 3_600_000;
const start = { dry: '3', isotherm: '2' };

describe('what is typed and not saved', () => {
  beforeEach(() => {
    forgetDrafts();
    ownDrafts('ali');
  });

  it('is kept as far as it differs from the start, and forgotten once it does no more', () => {
    keepDraft('sacs A1', start, { dry: '9', isotherm: '2' }, 0);
    expect(readDraft('sacs A1', hour)?.typed).toEqual({ dry: '9' });
    keepDraft('sacs A1', start, start, hour);
    expect(readDraft('sacs A1', hour)).toBeNull();
  });

  it('is kept for twelve hours, until it is dropped', () => {
    keepDraft('sacs A1', start, { dry: '9' }, 0);
    expect(readDraft('sacs A1', 12 * hour - 1)).not.toBeNull();
    expect(readDraft('sacs A1', 12 * hour)).toBeNull();
    dropDraft('sacs A1', hour);
    expect(readDraft('sacs A1', hour)).toBeNull();
  });

  it('is for who typed it: gone with another user, there for the same', () => {
    keepDraft('sacs A1', start, { dry: '9' }, 0);
    ownDrafts('ali');
    expect(readDraft('sacs A1', 0)).not.toBeNull();
    ownDrafts('zoe');
    expect(readDraft('sacs A1', 0)).toBeNull();
    ownDrafts('ali');
    expect(readDraft('sacs A1', 0)).toBeNull();
  });
});
