import { infoParameter } from '../order-info/parameter.ts';

/** The parameter of the address that names the element the board brings into view, once. */
export const bringParameter = 'show';

/** The `data-show` name of an element of the board. */
export const bringName = (kind: 'order' | 'dock' | 'driver', id: number) => `${kind}-${id}`;

/** `board` is the path of the screen that has the center's lists. */
const at = (board: string, name: string) => `${board}?${bringParameter}=${name}`;
export const orderAt = (board: string, id: number) => `${at(board, bringName('order', id))}&${infoParameter}=${id}`;
export const roundAt = (board: string, id: number) => at(board, bringName('dock', id));
export const driverAt = (board: string, id: number) => at(board, bringName('driver', id));
