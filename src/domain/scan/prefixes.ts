/** What printed codes begin with, by their kind (OUR-026); a crate's has no prefix. */
export const orderPrefix = 'CMD-';
export const trolleyPrefix = 'CH-';
