/** How often boards are asked for, s, where the site does not say (CST-04, CST-05). */
export const usualCycleS = 20;

/** What a site may say instead: one that asked each device for more than one board a second would serve nobody. */
export const cycleBoundsS = { least: 1, most: 600 } as const;

/** The cycle of boards, ms. */
export const cycleMsOf = ({ cycleS = usualCycleS }: { readonly cycleS?: number | undefined }): number => cycleS * 1_000;
