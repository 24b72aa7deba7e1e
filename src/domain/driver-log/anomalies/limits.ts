import * as z from 'zod/mini';

const Hours = z.number().check(z.positive(), z.maximum(168));
const limited = ['rest', 'day', 'week'] as const;

/** The limits a site sets, as `logLimits` of `/config.json` says them; what it leaves out is as usual (LOG-171). */
export const LogLimits = z.object({
  restHours: z.optional(Hours),
  dayHours: z.optional(Hours),
  weekHours: z.optional(Hours),
  /** The limits that do not hold for drivers paid by race. */
  notByRace: z.optional(z.array(z.enum(limited))),
});
export type LogLimits = Readonly<z.infer<typeof LogLimits>>;
export type Limited = (typeof limited)[number];

export interface WorkLimits {
  readonly seconds: Readonly<Record<Limited, number>>;
  readonly notByRace: ReadonlySet<Limited>;
}

/** 11 h of rest, 10 h a day, 48 h a week, unless the site says otherwise. */
export const limitsOf = ({
  restHours = 11,
  dayHours = 10,
  weekHours = 48,
  notByRace = [],
}: LogLimits = {}): WorkLimits => ({
  seconds: { rest: restHours * 3_600, day: dayHours * 3_600, week: weekHours * 3_600 },
  notByRace: new Set(notByRace),
});

/** The limits in a configuration; one that cannot be is as if it were not there. */
export const limitsOfSite = (config: unknown): WorkLimits => limitsOf(LogLimits.safeParse(config).data);
