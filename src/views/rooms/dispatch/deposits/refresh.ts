/** How often what an open modal shows of deposits is asked for again: colleagues hand them over all day. */
export const refreshMs = 30_000;
