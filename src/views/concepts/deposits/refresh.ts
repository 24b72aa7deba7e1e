import { useLastSettled } from '../../kit/queries/use-last-settled.ts';

/** Period of requests while a modal shows deposits: colleagues hand them over all day. */
export const refreshMs = 30_000;

/** Changes with every movement of deposits this device saved: the lists are requested again (DSP-799). */
export const useSavedMovement = () => useLastSettled('deposit.');
