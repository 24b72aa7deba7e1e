/** Characters of the comment on a trolley that was not found, blanks around it apart (PRP-092). */
const shortestComment = 5;

/** Whether a comment says too little of what became of a trolley (PRP-093). */
export const isShortComment = (comment: string): boolean => comment.trim().length < shortestComment;
