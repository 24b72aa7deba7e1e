/** Of the title of the assignment table, which a number of the line leads to. */
export const assignmentId = 'assignment-title';
