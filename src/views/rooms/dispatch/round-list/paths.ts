export const dispatchPath = '/dispatch';
export const roundListPath = '/dispatch/tournees';
