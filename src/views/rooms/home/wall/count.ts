/** A number with its digits grouped. */
export const count = (n: number): string => n.toLocaleString('fr-FR');
