import { type Center, isDispatchOff } from '../../../domain/center/center.ts';
import type { FoundKind } from '../../../domain/search/searchable.ts';
import { driverAt, orderAt, roundAt } from '../../rooms/dispatch/shown/address.ts';
import { boardPath } from '../board-path.ts';

const places: Readonly<Record<FoundKind, (board: string, id: number) => string>> = {
  order: orderAt,
  dock: roundAt,
  driver: driverAt,
};

/** Where in the console something of a center is looked at; null for a driver where no screen shows any. */
export const placeOf = (kind: FoundKind, id: number, center: Center | undefined) =>
  kind === 'driver' && isDispatchOff(center) ? null : places[kind](boardPath(center), id);
