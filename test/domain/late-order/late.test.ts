import { describe, expect, it } from 'vitest';
import { isLate, lateFromMs, needsReview } from '../../../src/domain/late-order/late.ts';
import { lateState } from '../../../src/domain/late-order/state.ts';
import { lateStateLabels } from '../../../src/domain/late-order/text.ts';

const at = '2025-03-03T12:00:00+01:00';
const end = Date.parse(at);
const twentyMinutesMs = 1_200_000;

describe('late orders', () => {
  it('DSP-710 end in less than 20 minutes', () => {
    const late = [end - twentyMinutesMs - 1, end - twentyMinutesMs, end - twentyMinutesMs + 1, end + 1].map((now) =>
      isLate(end, {}, now),
    );
    expect(late).toEqual([false, false, true, true]);
    expect(isLate(null, {}, end)).toBe(false);
  });

  it('DSP-710 DSP-711 are late from an instant on, which tells the same; never without a slot, or cancelled by sms', () => {
    const from = lateFromMs(end, {}) ?? Number.NaN;
    for (const now of [from - 1, from, from + 1]) expect(from < now).toBe(isLate(end, {}, now));
    expect([lateFromMs(null, {}), lateFromMs(end, { canceled_mode: 'sms' }), lateFromMs(end, undefined)]).toEqual([
      null,
      null,
      from,
    ]);
  });

  it('DSP-711 are never cancelled by sms', () => {
    expect([isLate(end, { canceled_mode: 'sms' }, end), isLate(end, { canceled_mode: 'phone' }, end)]).toEqual([
      false,
      true,
    ]);
  });

  it('DSP-714 need a review until reviewed or sent', () => {
    expect(needsReview({ needs_review: true })).toBe(true);
    expect(needsReview({ needs_review: true, reviewed_at: at })).toBe(false);
    expect(needsReview({ needs_review: true, sent_at: at })).toBe(false);
    expect([needsReview({ needs_review: false }), needsReview(null)]).toEqual([false, false]);
  });
});

describe('the late column', () => {
  it.each([
    [null, 'Prévenir'],
    [undefined, 'Prévenir'],
    [{}, 'Prévenir'],
    [{ needs_review: false }, 'Prévenir'],
    [{ needs_review: true }, 'Vérifier'],
    [{ needs_review: true, reviewed_at: at }, 'Traité'],
    [{ reviewed_at: at, sent_at: at }, 'Traité'],
    [{ sent_at: at }, 'Traité (auto)'],
    [{ needs_review: true, sent_at: at }, 'Traité (auto)'],
  ])('DSP-255 reads, for %j, %s', (record, label) => {
    expect(lateStateLabels[lateState(record)]).toBe(label);
  });
});
