/** Shortest comment on a missing trolley, characters without surrounding blanks (PRP-092). */
const shortestComment = 5;

/** Whether a comment on a missing trolley is too short (PRP-093). */
export const isShortComment = (comment: string): boolean => comment.trim().length < shortestComment;
