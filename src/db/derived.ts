export const readyToLeaveName = 'readyToLeave';
