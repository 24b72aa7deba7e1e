export const refusedTexts = { open: 'Vos écrans', closed: 'Les autres écrans' };
