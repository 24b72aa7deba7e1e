import { aNextConfig } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';

export const floor = aWorld().with(
  'nextConfig',
  aNextConfig(401, { name: 'Picking', rank: 1, next_task_type: 21, max_staff: 8 }),
  aNextConfig(402, {
    name: 'Préparateur de zone, Frais',
    rank: 2,
    next_task_type: 15,
    external_id: 941,
    max_buffer: 12,
  }),
  aNextConfig(403, { name: 'Contrôle', rank: 3, next_task_type: 54, is_high_priority_spot: false }),
);
