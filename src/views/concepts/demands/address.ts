/** The form of a demand has a parameter of the address to itself. */
export const demandForm = (demandId: number, replaces: string | null = null) => ({
  demand: String(demandId),
  replaces,
});

export const closedDemand = { demand: null, replaces: null } as const;
