import type { Center, Metas } from './center.ts';

type Grouping = Pick<Center, 'is_shadow_groupment_enabled'>;

/** Whether the dispatch screen is switched off for a center; not while that is unknown (DSP-201). */
export const isDispatchOff = (center: Grouping | undefined) => center?.is_shadow_groupment_enabled === false;

/** Whether the home page has the center's delivery lists and launchpads: without shadow grouping (DSP-226, PRP-039). */
export const hasListsAtHome = (center: Grouping | undefined) =>
  center !== undefined && center.is_shadow_groupment_enabled !== true;

/** Whether the crates of a center's orders have codes (PRP-330, PRP-341). */
export const hasCrateCodes = (metas: Pick<Metas, 'id' | 'centers'> | undefined) =>
  metas?.centers?.some(({ id, crates_enabled }) => id === metas.id && crates_enabled === true) ?? false;

const partialStock = 2;

/** The centers that receive what others packed (PRP-260). */
export const isPartial = (center: Pick<Center, 'stock_type'> | undefined): boolean =>
  center?.stock_type === partialStock;
