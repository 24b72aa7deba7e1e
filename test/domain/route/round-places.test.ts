import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/domain/geo.ts';
import { bestPlace } from '../../../src/domain/route/best-place.ts';
import {
  type BoardOrder,
  type BoardRound,
  plannedDock,
  plannedStop,
  roundPlaces,
} from '../../../src/domain/route/round-places.ts';

const center: Position = { latitude: 48.89, longitude: 2.36 };
const nowMs = Date.UTC(2026, 10, 27, 8);
const here = { center, nowMs, isGrouped: false };

const order = (id: number, north: number | null, more: Partial<BoardOrder> = {}): BoardOrder => ({
  id,
  position: north === null ? null : { latitude: center.latitude + north / 111_195, longitude: center.longitude },
  slotEndMs: null,
  canteenId: null,
  ...more,
});

const round = (id: number, tasks: readonly BoardOrder[], more: Partial<BoardRound> = {}): BoardRound => ({
  id: id as BoardRound['id'],
  dock_type: 'NOCONFIG',
  driverState: null,
  departureMs: nowMs,
  tasks,
  ...more,
});

const ask = { ...here, scope: 1, orders: [order(9, 2_000)], from: null };

describe('what it costs to put orders into each round', () => {
  it('OUR-200 is the cost of each place, the cheapest round first, the best one as the window has it', () => {
    const rounds = [round(1, [order(11, -4_000)]), round(2, [order(21, 1_000), order(22, 3_000)])];
    const places = roundPlaces(ask, rounds);
    expect(places.map(({ dockId }) => dockId)).toEqual([2, 1]);
    expect(places[0]?.taskIds).toEqual([21, 22]);
    expect(places[0]?.costs.map((cost) => cost?.addedS)).toEqual([760, 240, 240]);
    const [, by] = rounds;
    expect(places[0]?.best).toEqual(by && bestPlace([plannedStop(order(9, 2_000), nowMs)], plannedDock(by, here)));
    expect(places[0]?.best?.at).toBe(1);
  });

  it('OUR-200 leaves out the round they come from, and rounds that have left or are closed', () => {
    const rounds = [
      round(1, [order(9, 2_000), order(11, 1_000)]),
      round(2, [], { gone_at: '2026-11-27T07:00:00Z' }),
      round(3, [], { closed_at: '2026-11-27T07:00:00Z' }),
      round(4, []),
    ];
    expect(roundPlaces({ ...ask, from: 1 }, rounds).map(({ dockId }) => dockId)).toEqual([4]);
  });

  it('OUR-200 OUR-202 knows which rounds a rule keeps them out of, and puts what cannot be estimated last', () => {
    const rounds = [
      round(1, [order(11, null)]),
      round(2, [order(21, 2_000)], { locked_at: '2026-11-27T07:00:00Z' }),
      round(3, [order(31, 8_000)]),
    ];
    const places = roundPlaces(ask, rounds);
    expect(places.map(({ dockId, isRefused }) => [dockId, isRefused])).toEqual([
      [2, true],
      [3, false],
      [1, false],
    ]);
    expect(places.at(-1)?.best).toBeNull();
  });

  it('OUR-200 knows no place within a canteen whose orders stay together', () => {
    const canteen = [order(11, 1_000, { canteenId: 7 }), order(12, 3_000, { canteenId: 7 })];
    const [places] = roundPlaces({ ...ask, isGrouped: true }, [round(1, canteen)]);
    expect(places?.costs[1]).toBeNull();
    expect(roundPlaces(ask, [round(1, canteen)])[0]?.costs[1]).not.toBeNull();
  });
});
