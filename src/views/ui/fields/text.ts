/** The buttons beside a quantity. */
export const quantityTexts = { less: 'Moins', more: 'Plus' };
