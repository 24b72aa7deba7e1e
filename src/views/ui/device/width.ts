import { mediaHook } from './media-hook.ts';

/** Whether columns have no room beside each other: orders are cards then, and the customer of an order one line. */
export const useIsNarrow = mediaHook('(max-width: 1199px)');
