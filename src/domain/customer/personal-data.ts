/** How long data of a customer stay on a device after the last look at them, ms: as long as a record's rows. */
export const personalMs = 30 * 60_000;
