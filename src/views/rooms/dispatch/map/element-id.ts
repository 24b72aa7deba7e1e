/** The map in the page. */
export const boardMapId = 'board-map';
