const newIncident = '/support/incident/nouveau';

/** Where an incident is prepared (OUR-170), for this round where one is named (OUR-246). */
export const newIncidentPath = (round?: number): string =>
  `${newIncident}${round === undefined ? '' : `?${incidentRound}=${round}`}`;

/** The parameter of the address that names a round. */
export const incidentRound = 'round';
