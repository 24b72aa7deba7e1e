import { useLastSettled } from '../../kit/queries/use-last-settled.ts';

/** Period of requests while a modal shows deposits: colleagues hand them over all day. */
export const refreshMs = 30_000;

/** When this device saved the last movement of deposits: the lists are requested again (DSP-799). */
export const useSavedMovement = () => useLastSettled('deposit.');
