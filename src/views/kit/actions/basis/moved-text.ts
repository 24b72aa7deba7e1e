/** A form under which somebody else changed what it rests on. */
export const movedTexts = {
  readAgain: "J'ai relu",
  first: 'Relisez ce qui a changé',
};
