import { useLastSettled } from '../../kit/queries/use-last-settled.ts';

/** How often what an open modal shows of deposits is asked for again: colleagues hand them over all day. */
export const refreshMs = 30_000;

/** Changes with every movement of deposits this device saved: the lists are then asked for again (DSP-799). */
export const useSavedMovement = () => useLastSettled('deposit.');
