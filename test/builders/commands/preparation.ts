import { reorderPackings } from '../../../src/domain/preparation/commands/reorder.ts';
import { reviewTrolley } from '../../../src/domain/preparation/commands/review-trolley.ts';
import { startPlanning } from '../../../src/domain/preparation/commands/start-planning.ts';
import { PlanningSession } from '../../../src/domain/preparation/planning.ts';
import { anAlert, aPacking } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, noon, type Sample, sample } from './sample.ts';

const emergencies = aWorld()
  .with('packing', aPacking(501, { linked_order: 1001, status: 'todo', emergency_rank: 1 }))
  .with('packing', aPacking(502, { linked_order: 1002, status: 'todo', emergency_rank: 2 }));

const planned = PlanningSession.parse({
  id: 3,
  packer: { name: 'Léonie Dervaux', email: 'leonie.d@quai.example' },
  started_at: '2025-03-03T13:00:00+01:00',
});

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
    order: [501],
  }),
  sample(startPlanning)('to come', aWorld().with('planning', planned), {
    planningId: 3,
    startedAt: noon,
    packerName: 'Léonie Dervaux',
    center,
  }),
  sample(reviewTrolley)(
    'not found',
    aWorld().with('notification', anAlert(4, { type: 'TROLLEY_NOT_FOUND', is_read: false })),
    { alertId: 4, comment: '  Retrouvé au quai 2 ', trolleyName: 'C07', center },
  ),
];
