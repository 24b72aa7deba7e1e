/** Of the address: at 1 the home page is a wall screen (OUR-010). */
export const wall = 'mur';
