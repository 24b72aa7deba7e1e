/** The form of a demand has its own parameter of the address. */
export const demandForm = (demandId: number, replaces: string | null = null) => ({
  demand: String(demandId),
  replaces,
});

export const closedDemand = { demand: null, replaces: null } as const;
