/** How long what was read of a customer stays on a device after the last look at it, ms: as a record's rows do. */
export const personalMs = 30 * 60_000;
