import { later } from '../../../ui/later/later.ts';

/** What cards and the hand say during a drag. The board is painted without it; until it is there, nothing is said. */
export const whileDragging = later(async () => (await import('./while-dragging.tsx')).shown);
