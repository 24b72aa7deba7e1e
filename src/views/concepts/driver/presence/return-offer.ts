import { returnDriver } from '../../../../domain/driver/commands/presence.ts';
import type { Offer } from '../../../kit/offers/offer.ts';
import { driverTexts } from '../text.ts';
import type { DriverHere, DriverSubject } from './driver-offer.ts';

/** Closes the round of a driver who is back (DSP-630). */
export const returnOffer: Offer<DriverSubject, Pick<DriverHere, 'who' | 'run' | 'passing'>> = {
  name: 'driver.return',
  label: () => driverTexts.back,
  isFinal: true,
  isOffered: ({ allowed }) => allowed.back,
  reason: (_subject, { passing }) => passing,
  press: (_subject, { run, who }) => void run(returnDriver, who),
};
