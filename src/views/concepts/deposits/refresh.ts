import { useLastEnded } from '../../kit/queries/use-last-settled.ts';

/** Period of requests while a modal shows deposits: colleagues hand them over all day. */
export const refreshMs = 30_000;

/**
 * When the last movement of deposits of this device ended: the lists are requested again (DSP-799), also where a
 * colleague's movement was in its way (OUR-266).
 */
export const useEndedMovement = () => useLastEnded('deposit.');
