import { reorderPackings } from '../../../src/domain/preparation/commands/reorder.ts';
import { aPacking } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, type Sample, sample } from './sample.ts';

const emergencies = aWorld()
  .with('packing', aPacking(501, { linked_order: 1001, status: 'todo', emergency_rank: 1 }))
  .with('packing', aPacking(502, { linked_order: 1002, status: 'todo', emergency_rank: 2 }));

export const preparationSamples: readonly Sample[] = [
  sample(reorderPackings)('onto an emergency', emergencies, {
    ...{ center, packingId: 502, randomId: 'B22' },
    ranks: [
      { id: 501, rank: 2 },
      { id: 502, rank: 1 },
    ],
  }),
  sample(reorderPackings)('onto the normal ones', emergencies, {
    ...{ center, packingId: 502, randomId: null },
    ranks: [{ id: 502, rank: null }],
  }),
];
