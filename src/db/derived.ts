export const readyToLeaveName = 'readyToLeave';

export const sameAddressName = 'sameAddress';

/**
 * Tasks with others at their address, by id (DSP-246): the task at `ids[n]` has those of `others` from `ends[n - 1]` (0
 * for the first) up to `ends[n]`; `shared` is 1 where the slots overlap. Flat, since a center has thousands of pairs.
 */
export interface SameAddresses {
  readonly ids: Float64Array;
  readonly ends: Uint32Array;
  readonly others: Float64Array;
  readonly shared: Uint8Array;
}
