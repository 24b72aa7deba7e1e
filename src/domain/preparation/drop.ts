import { emergencyRank } from '../task/emergency.ts';
import { numbered, type Ranked } from './emergencies.ts';

/** Where a packing is let go of: on another one, behind the last emergency, or on the zone of normal tasks (PRP-160, PRP-161). */
export type DropPlace =
  | { readonly kind: 'packing'; readonly id: number }
  | { readonly kind: 'last' }
  | { readonly kind: 'normal' };

/** What a drop makes of the emergencies. */
interface Dropped {
  /** The tasks whose rank is another then: the one dropped, and those it puts up or down. */
  readonly ranks: Ranked[];
  /** The ids of all emergencies, the most urgent first. */
  readonly order: readonly number[];
}

/**
 * On an emergency a task takes that place, and that one and those after it go down by one; on a normal task it becomes the
 * last emergency; on the zone of normal tasks it is one of them. Emergencies are numbered from 1 without holes (PRP-160 to
 * PRP-163). No ranks where nothing changes (PRP-164). `present` are those to do, in any order.
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
