import { infoParameter } from '../order-info/address.ts';

/** The parameter of the address that says what the board is to bring before the eyes, once. */
export const shownParameter = 'show';

/** What an element of the board is of, as `data-show` says it. */
export const shownName = (kind: 'order' | 'dock' | 'driver', id: number) => `${kind}-${id}`;

const at = (name: string) => `/dispatch?${shownParameter}=${name}`;
export const orderAt = (id: number) => `${at(shownName('order', id))}&${infoParameter}=${id}`;
export const roundAt = (id: number) => at(shownName('dock', id));
export const driverAt = (id: number) => at(shownName('driver', id));
