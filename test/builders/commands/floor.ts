import { reviewTrolley } from '../../../src/domain/preparation/commands/review-trolley.ts';
import { startPlanning } from '../../../src/domain/preparation/commands/start-planning.ts';
import { PlanningSession } from '../../../src/domain/preparation/planning.ts';
import { anAlert } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, noon, type Sample, sample } from './sample.ts';

const planned = PlanningSession.parse({
  id: 3,
  packer: { name: 'Léonie Dervaux', email: 'leonie.d@quai.example' },
  started_at: '2025-03-03T13:00:00+01:00',
});

export const floorSamples: readonly Sample[] = [
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
