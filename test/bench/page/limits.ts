/** Rows of the table on screen. */
export const tableRows = 150;
