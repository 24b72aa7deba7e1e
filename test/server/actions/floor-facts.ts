import type { Decision } from '../../../server/src/actions/action.ts';
import type { FloorRow } from '../../../server/src/db/center/floor.ts';
import { wireNext, wireNextConfig } from '../../../server/src/wire-floor.ts';
import { newConfig } from '../../../server/src/world/goods/floor.ts';
import { NextId } from '../../../src/domain/preparation/next.ts';
import { zoneTaskType } from '../../../src/domain/preparation/next-config.ts';
import type { RowOf } from '../../../src/domain/rows.ts';
import type { World } from '../../builders/world.ts';
import { rowsOf } from './decide.ts';

// What the server reads of the floor, made of the rows a console shows, and a decision on it told as polls would.

/** A packer as he is stored, of what is told of him. */
function storedNext({ id, user, grants, ...told }: RowOf<'next'>): FloorRow<'next'> {
  return {
    id,
    user_id: user?.id ?? 0,
    name: user?.name ?? '',
    email: null,
    is_working: user?.is_working === true,
    has_planning: user?.has_planning === true,
    stopped: user?.stopped === true,
    is_test: user?.is_test === true,
    legal_status: user?.legal_status ?? null,
    trying_until: null,
    comment_count: user?.comment_count ?? 0,
    current_task_type: told.current_task_type ?? null,
    current_external_id: null,
    last_task_type: told.last_task_type ?? null,
    last_external_id: null,
    next_task_type: told.next_task_type ?? null,
    last_started_at: told.last_started_at ?? null,
    last_ended_at: told.last_ended_at ?? null,
    lock_on_at: told.lock_on_at ?? null,
    leaves_at: null,
    grants: (grants ?? []).map(({ identifier, name, value, task_type, external_id }) => ({
      identifier,
      name: name ?? identifier,
      value: value === true,
      task_type: task_type ?? 0,
      external_id: external_id ?? null,
    })),
  };
}

/** A type of task as it is stored, of what is told of it. */
function storedConfig(told: RowOf<'nextConfig'>): FloorRow<'nextConfig'> {
  const { late_status: _, ...fields } = told;
  const type = told.next_task_type ?? zoneTaskType;
  const made = newConfig({ type, zone: told.external_id ?? null, name: told.name ?? '' }, told.id, told.rank ?? 0);
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return { ...made, ...Object.fromEntries(known) };
}

/** A session as it is stored; it ends two hours after it begins. */
const storedPlanning = ({ id, started_at }: RowOf<'planning'>): FloorRow<'planning'> => ({
  id,
  next_id: NextId.parse(1),
  started_at: started_at ?? '',
  ends_at: new Date(Date.parse(started_at ?? '') + 7_200_000).toISOString(),
  has_begun: false,
});

/** Facts of an action on the floor of the center, by the beginning of its command's name; undefined for others. */
export function floorFactsOf(name: string, world: World): unknown {
  const { all } = rowsOf(world);
  if (name.startsWith('packing.'))
    return all('packing').map(({ id, emergency_rank }) => ({
      ...{ id, center: 9, emergency_rank: emergency_rank ?? null },
      orderStatus: 'now',
    }));
  if (name.startsWith('packer.'))
    return { next: all('next').map(storedNext)[0], configs: all('nextConfig').map(storedConfig), inHand: [] };
  if (name.startsWith('priorit')) return { center: 9, present: all('nextConfig').map(storedConfig) };
  if (name.startsWith('planning.')) return all('planning').map(storedPlanning)[0];
  return undefined;
}

/** The rows of the floor after a decision, as polls tell them; a session that has begun, which they tell no more, says so. */
export function withFloor(world: World, decision: Decision): World {
  if (decision.verdict !== 'accept') return world;
  return (decision.floor ?? []).reduce((so, change) => {
    if ('insert' in change) throw new Error(`no sample makes a row of ${change.kind}`);
    const { kind, id, set } = change;
    const { get } = rowsOf(so);
    const next = get('next', id);
    if (kind === 'next' && next) return so.with('next', wireNext({ ...storedNext(next), ...set }));
    const config = get('nextConfig', id);
    if (kind === 'nextConfig' && config)
      return so.with('nextConfig', wireNextConfig({ ...storedConfig(config), ...set }));
    const packing = get('packing', id);
    if (kind === 'packing' && packing) return so.with('packing', { ...packing, emergency_rank: set.emergency_rank });
    const planning = get('planning', id);
    if (kind === 'planning' && planning) return so.with('planning', { ...planning, ...set });
    return so;
  }, world);
}
