export const readyToLeaveName = 'readyToLeave';

export const sameAddressName = 'sameAddress';
