import { type NewSending, noteSendings } from '../../server/src/db/sendings.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { floorOf, grant } from './people.ts';
import type { Scene } from './scene.ts';

type Sent = readonly [name: string, minutes: number];

/** A type of task, or one zone of it. */
interface Place {
  readonly type: number;
  readonly zone: number | null;
  readonly name: string;
}

/** Two types of task with work and room, and a person for both, sent to the first by rule 7 so many minutes ago. */
export const anHour = (server: RunningServer, scene: Scene, ...sent: readonly Sent[]) =>
  anHourAt(
    [
      { type: 21, zone: null, name: 'Picking' },
      { type: 54, zone: null, name: 'Contrôle' },
    ],
    server,
    scene,
    sent,
  );

/** The same with two zones of one type. */
export const anHourInZones = (server: RunningServer, scene: Scene, ...sent: readonly Sent[]) =>
  anHourAt(
    [
      { type: 21, zone: 3, name: 'Frais' },
      { type: 21, zone: 7, name: 'Sec' },
    ],
    server,
    scene,
    sent,
  );

async function anHourAt(
  [one, other]: readonly [Place, Place],
  server: RunningServer,
  scene: Scene,
  sent: readonly Sent[],
) {
  const floor = floorOf(server, scene);
  const first = await floor.config(1, one.type, one.name, { zone: one.zone });
  const second = await floor.config(2, other.type, other.name, { zone: other.zone });
  const spot = ({ id, next_task_type, external_id: zone, rank }: typeof first) => ({
    ...{ config_id: id, type: next_task_type, zone, rank, waiting: 3, staff: 1, buffer: 0, is_zone_active: true },
    ...{ max_staff: null, max_buffer: null, disabled: false },
    ...{ is_high_priority_spot: false, is_one_grant_bypass_max_buffer: false },
  });
  const none = { current_task_type: null, last_task_type: null, next_task_type: null, lock_on_at: null };
  const asking = { ...none, last_started_at: null, last_ended_at: null, current_zone: null, last_zone: null };
  const notes = sent.map(
    ([name, minutes]): NewSending => ({
      ...{ sent_at: scene.at(-minutes), name, task_type: one.type, external_id: one.zone, rule: 7 },
      asking: {
        ...asking,
        grants: [
          grant(one.type, one.name, true, one.zone),
          grant(other.type, other.name, name !== 'Karim', other.zone),
        ],
      },
      spots: [spot(first), spot(second)],
    }),
  );
  await server.db.transaction((tx) => noteSendings(tx, scene.center, notes, Date.parse(scene.at(0))));
}
