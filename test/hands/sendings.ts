import { type NewSending, noteSendings } from '../../server/src/db/sendings.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { floorOf, grant } from './people.ts';
import type { Scene } from './scene.ts';

/** Two types of task with work and room, and a person for both, sent to the first by rule 7 so many minutes ago. */
export async function anHour(
  server: RunningServer,
  scene: Scene,
  ...sent: readonly (readonly [name: string, minutes: number])[]
) {
  const floor = floorOf(server, scene);
  const picking = await floor.config(1, 21, 'Picking');
  const check = await floor.config(2, 54, 'Contrôle');
  const spot = ({ id, next_task_type, rank }: typeof picking) => ({
    ...{ config_id: id, type: next_task_type, zone: null, rank, waiting: 3, staff: 1, buffer: 0, is_zone_active: true },
    ...{ max_staff: null, max_buffer: null, disabled: false },
    ...{ is_high_priority_spot: false, is_one_grant_bypass_max_buffer: false },
  });
  const none = { current_task_type: null, last_task_type: null, next_task_type: null, lock_on_at: null };
  const asking = { ...none, last_started_at: null, last_ended_at: null, current_zone: null, last_zone: null };
  const notes = sent.map(
    ([name, minutes]): NewSending => ({
      ...{ sent_at: scene.at(-minutes), name, task_type: 21, external_id: null, rule: 7 },
      asking: { ...asking, grants: [grant(21, 'Picking', true), grant(54, 'Contrôle', name !== 'Karim')] },
      spots: [spot(picking), spot(check)],
    }),
  );
  await server.db.transaction((tx) => noteSendings(tx, scene.center, notes, Date.parse(scene.at(0))));
}
