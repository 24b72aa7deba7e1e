/** Monday noon in Paris. */
export const noon = '2025-03-03T12:00:00+01:00';
export const noonMs = Date.parse(noon);
export const thisMorning = '2025-03-03T08:00:00+01:00';

export const center = 9;
