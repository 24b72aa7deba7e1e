/** Id of the assignment table's title; a number of the line leads to it. */
export const assignmentId = 'assignment-title';
