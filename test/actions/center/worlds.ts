import { center } from '../../builders/noon.ts';
import { aCenter, someMetas } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';

/** A center that groups its orders. */
export const grouped = aWorld().with('metas', someMetas(center, { centers: [aCenter(center)] }));
