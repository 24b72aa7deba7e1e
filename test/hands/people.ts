import type { FloorChange, FloorRow } from '../../server/src/db/center/floor.ts';
import { writeFloor } from '../../server/src/db/center/floor.ts';
import { lockCenter, writePatches } from '../../server/src/db/write.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { newConfig } from '../../server/src/world/goods/floor.ts';
import { NextId } from '../../src/domain/preparation/next.ts';
import type { Scene } from './scene.ts';

type Grant = FloorRow<'next'>['grants'][number];

export const grant = (task_type: number, name: string, value: boolean, external_id: number | null = null): Grant => ({
  identifier: external_id === null ? `task_type_${task_type}` : `pseudo_zone_${external_id}`,
  name,
  value,
  task_type,
  external_id,
});

/**
 * The floor of a scene's center: its packers and types of task. Ids belong to the center, far above those of its rows.
 */
export function floorOf({ db }: RunningServer, { center }: Pick<Scene, 'center'>) {
  let last = center * 1_000 + 700;
  const write = (changes: readonly FloorChange[]) =>
    db.transaction(async (tx) => {
      const rev = ((await lockCenter(tx, center)) ?? 0) + 1;
      await writeFloor(tx, center, rev, changes);
      await writePatches(tx, center, rev, []);
    });
  return {
    /** A packer with no task yet, by default. */
    packer: async (name: string, fields: Partial<FloorRow<'next'>> = {}) => {
      last += 2;
      const row: FloorRow<'next'> = {
        id: NextId.parse(last),
        user_id: last + 1,
        name,
        email: null,
        is_working: true,
        has_planning: false,
        stopped: false,
        is_test: false,
        legal_status: 'employee',
        trying_until: null,
        comment_count: 0,
        current_task_type: null,
        current_external_id: null,
        last_task_type: null,
        last_external_id: null,
        next_task_type: null,
        last_started_at: null,
        last_ended_at: null,
        lock_on_at: null,
        leaves_at: null,
        grants: [grant(21, 'Picking', true)],
        ...fields,
      };
      await write([{ kind: 'next', insert: row }]);
      return row;
    },
    /** A type of task, or that of one zone. */
    config: async (
      rank: number,
      type: number,
      name: string,
      { zone = null, ...fields }: Partial<FloorRow<'nextConfig'>> & { readonly zone?: number | null } = {},
    ) => {
      last += 2;
      const row = { ...newConfig({ type, zone, name }, last, rank), ...fields };
      await write([{ kind: 'nextConfig', insert: row }]);
      return row;
    },
    change: (change: FloorChange) => write([change]),
  };
}
