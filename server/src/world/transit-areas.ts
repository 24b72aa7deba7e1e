import type { TransitArea } from '../../../src/domain/transit/transit-area.ts';
import { transitTypes } from './metas.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';

const perType = [
  [transitTypes.fridge, 'F', 10],
  [transitTypes.dry, 'S', 16],
  [transitTypes.freezer, 'G', 4],
] as const;

export function makeTransitAreas({ center, nextId }: Pick<Scene, 'center' | 'nextId'>): TransitArea[] {
  return perType.flatMap(([type, letter, count]) =>
    Array.from({ length: count }, (_, index) => ({
      id: nextId('transitArea'),
      name: areaName(letter, index + 1),
      type,
      center_id: center.id,
    })),
  );
}

const areaName = (letter: string, rank: number) => `${letter}${String(rank).padStart(2, '0')}`;

/** A drop zone for a finished order, by its name in orders. */
export function drawTransitArea(random: Random) {
  const [type, letter, count] = random.weighted<(typeof perType)[number]>([
    [perType[0], 5],
    [perType[1], 8],
    [perType[2], 1],
  ]);
  return { type, name: areaName(letter, random.int(1, count)) };
}
