import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { driverStateLabel } from '../../../../domain/driver/state.ts';
import { driverRefusals } from '../../../../domain/driver/text.ts';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { allowedPresence, isBusy, type Round } from '../../../concepts/driver/presence/allowed-presence.ts';
import {
  centerOffer,
  type DriverHere,
  driverGroups,
  startOffer,
} from '../../../concepts/driver/presence/driver-offer.ts';
import { returnOffer } from '../../../concepts/driver/presence/return-offer.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { type Act, actsOf } from './act.ts';
import { actTexts } from './text.ts';

/** What can be done with a driver by a verb, from the offers beside his line. */
export function driverActs(
  driver: PresenceRow,
  round: Round,
  verb: readonly string[],
  here: Omit<DriverHere, 'who' | 'toReturn'> & { readonly center: DriverHere['who']['center'] },
): readonly Act[] {
  const allowed = allowedPresence(driver, round);
  const subject = { driver, round, allowed };
  const driverName = driver.name ?? String(driver.id);
  const passing = here.passing ?? (isBusy(driver) ? driverRefusals.driverBusy : null);
  const own: DriverHere = {
    ...here,
    passing,
    toReturn: null,
    who: { driverId: driver.id, driverName, center: here.center },
  };
  const items = [
    ...offered([startOffer, returnOffer], subject, own),
    ...(allowed.menu ? offered(driverGroups.flat(), subject, own) : offered([centerOffer], subject, own)),
  ];
  return actsOf({
    ...{ items, verb, kind: 'driver', id: driver.id },
    nameOf: ({ label }) => actTexts.of(label, driverName),
    about: [driverStateLabel(driver.state), vehicleLabel(driver.vehicle)],
  });
}
