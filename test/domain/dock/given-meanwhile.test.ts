import { expect, it } from 'vitest';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { type Gift, meanwhileOf } from '../../../src/domain/dock/given-meanwhile.ts';
import { DriverId } from '../../../src/domain/driver/driver.ts';

const [mine, theirs] = [DockId.parse(12), DockId.parse(14)];
const [nora, ali] = [DriverId.parse(7), DriverId.parse(8)];
const gift: Gift = { dockId: mine, driverId: nora, others: [], atMs: 1_000_000 };
const round = (id: DockId, target_driver: DriverId | null, set: object = {}) => ({ id, target_driver, ...set });
const nobody = new Set<number>();
const kinds = (cards: ReturnType<typeof round>[], own = nobody, nowMs = gift.atMs, of = gift) =>
  meanwhileOf(of, cards, own, nowMs).map((it) => it.kind);

it('DSP-460 a gift that another took, and a second round of its driver, are news', () => {
  expect(kinds([round(mine, nora)])).toEqual([]);
  expect(kinds([round(mine, ali)])).toEqual(['taken']);
  expect(kinds([round(mine, null)])).toEqual(['taken']);
  expect(kinds([round(mine, nora), round(theirs, nora)])).toEqual(['also']);
  expect(kinds([round(mine, nora), round(theirs, ali)])).toEqual([]);
});

it('DSP-460 what the author saw, did himself, or what has left or is over is none; nor anything after three minutes', () => {
  const both = [round(mine, nora), round(theirs, nora)];
  expect(kinds(both, nobody, gift.atMs, { ...gift, others: [theirs] })).toEqual([]);
  expect(kinds(both, new Set([theirs]))).toEqual([]);
  expect(kinds([round(mine, nora), round(theirs, nora, { gone_at: '2026-11-29T12:00:00Z' })])).toEqual([]);
  expect(kinds([round(mine, nora), round(theirs, nora, { closed_at: '2026-11-29T12:00:00Z' })])).toEqual([]);
  expect(kinds([round(mine, ali, { gone_at: '2026-11-29T12:00:00Z' })])).toEqual([]);
  expect(kinds([round(theirs, nora)])).toEqual([]);
  expect(kinds([round(mine, ali)], nobody, gift.atMs + 180_000)).toEqual(['taken']);
  expect(kinds([round(mine, ali)], nobody, gift.atMs + 180_001)).toEqual([]);
});
