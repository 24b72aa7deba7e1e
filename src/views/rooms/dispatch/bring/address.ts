import { infoParameter } from '../order-info/address.ts';

/** The parameter of the address that names the element the board brings into view, once. */
export const shownParameter = 'show';

/** The `data-show` name of an element of the board. */
export const shownName = (kind: 'order' | 'dock' | 'driver', id: number) => `${kind}-${id}`;

/** `board` is the path of the screen that has the center's lists. */
const at = (board: string, name: string) => `${board}?${shownParameter}=${name}`;
export const orderAt = (board: string, id: number) => `${at(board, shownName('order', id))}&${infoParameter}=${id}`;
export const roundAt = (board: string, id: number) => at(board, shownName('dock', id));
export const driverAt = (board: string, id: number) => at(board, shownName('driver', id));
