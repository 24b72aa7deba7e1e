import { infoParameter } from '../order-info/address.ts';

/** The parameter of the address that says what the board is to bring before the eyes, once. */
export const shownParameter = 'show';

/** What an element of the board is of, as `data-show` says it. */
export const shownName = (kind: 'order' | 'dock' | 'driver', id: number) => `${kind}-${id}`;

/** `board` is the path of the screen that has the center's lists. */
const at = (board: string, name: string) => `${board}?${shownParameter}=${name}`;
export const orderAt = (board: string, id: number) => `${at(board, shownName('order', id))}&${infoParameter}=${id}`;
export const roundAt = (board: string, id: number) => at(board, shownName('dock', id));
export const driverAt = (board: string, id: number) => at(board, shownName('driver', id));
