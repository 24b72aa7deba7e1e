/** Address parameter: at 1 home is a wall screen (OUR-010). */
export const wall = 'mur';
