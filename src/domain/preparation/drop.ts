import { emergencyRank } from '../task/emergency.ts';
import { numbered, type Ranked } from './emergencies.ts';

/**
 * Where a packing is dropped: on another one, after the last emergency, or on the zone of normal tasks (PRP-160,
 * PRP-161).
 */
export type DropPlace =
  | { readonly kind: 'packing'; readonly id: number }
  | { readonly kind: 'last' }
  | { readonly kind: 'normal' };

/** The emergencies after a drop. */
interface Dropped {
  /** The tasks whose rank changes: the one dropped, and those it moves up or down. */
  readonly ranks: Ranked[];
  /** The ids of all emergencies, the most urgent first. */
  readonly order: readonly number[];
}

/**
 * The ranks after a drop. On an emergency, a task takes its place, and that one and the later ones go down by one; on a
 * normal task, it becomes the last emergency; on the zone of normal tasks, it becomes normal. Emergencies are numbered
 * from 1 without gaps (PRP-160 to PRP-163). No ranks where nothing changes (PRP-164). `present` are the packings to do,
 * in any order.
 */
export function afterDrop(present: readonly Ranked[], dropped: number, place: DropPlace): Dropped {
  const isSelf = place.kind === 'packing' && place.id === dropped;
  if (isSelf || !present.some(({ id }) => id === dropped)) return { ranks: [], order: [] };
  const emergencies = present
    .map((task) => ({ id: task.id, rank: emergencyRank(task) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.id - other.id)
    .map(({ id }) => id);
  const others = emergencies.filter((id) => id !== dropped);
  const target = place.kind === 'packing' ? others.indexOf(place.id) : -1;
  const at = target === -1 ? others.length : target;
  const order = place.kind === 'normal' ? others : others.toSpliced(at, 0, dropped);
  return { ranks: numbered(present, order), order };
}
