/** Px that a letter of the face takes at 12 px, digits and capitals included: a little more than the usual one. */
const letter = 6.4;

/** About how wide a text is at 12 px, never less than it is in French words and hours. */
export const widthOf = (text: string): number => Math.ceil(text.length * letter);
