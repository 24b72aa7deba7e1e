import type { FoundKind } from '../../../domain/search/searchable.ts';
import { driverAt, orderAt, roundAt } from '../../rooms/dispatch/shown/address.ts';

const places: Readonly<Record<FoundKind, (id: number) => string>> = { order: orderAt, dock: roundAt, driver: driverAt };

/** Where in the console something is looked at. */
export const placeOf = (kind: FoundKind, id: number) => places[kind](id);
