import { expect, it } from 'vitest';
import { hide, readHiddenAlerts, stillHidden } from '../../../src/domain/session/hidden-alerts.ts';

const hourMs = 3_600_000;
const now = 1_000 * hourMs;

it('DSP-168 hides an alert for less than 3 hours', () => {
  const hidden = hide([], [4], now);
  expect(stillHidden(hidden, now + 3 * hourMs - 1)).toEqual([{ id: 4, at: now }]);
  expect(stillHidden(hidden, now + 3 * hourMs)).toEqual([]);
});

it('DSP-168 starts anew when hidden again, and forgets what shows again', () => {
  const hidden = hide(hide(hide([], [1], now - 4 * hourMs), [4], now - hourMs), [4], now);
  expect(hidden).toEqual([{ id: 4, at: now }]);
});

it('DSP-168 does not hide for ever when the clock of the device was ahead', () => {
  expect(stillHidden([{ id: 4, at: now + 3 * hourMs }], now)).toEqual([]);
});

it('DSP-020 drops a stored value that cannot be read', () => {
  const stored = [null, '', '{', '{}', '[1]', '[{"id":0,"at":1}]', '[{"id":4}]'];
  expect(stored.map(readHiddenAlerts)).toEqual(Array(7).fill([]));
  expect(readHiddenAlerts(JSON.stringify([{ id: 4, at: now }]))).toEqual([{ id: 4, at: now }]);
});
