import { Fragment } from 'react';
import { offered } from '../../../kit/offers/offer.ts';
import { OfferEntries } from '../../../kit/offers/offer-entries.tsx';
import { MenuSeparator } from '../../../ui/menus/menu-parts.tsx';
import { centerOffer, type DriverSubject, driverGroups, startOffer } from './driver-offer.ts';
import { useDriverHere } from './use-driver-actions.ts';
import { useToReturn } from './use-to-return.ts';

/** Menu entries for a present driver (DSP-623). */
export function DriverEntries(subject: DriverSubject) {
  const here = useDriverHere(subject.driver);
  const toReturn = useToReturn(subject.driver);
  return driverGroups.map((group, at) => (
    <Fragment key={group[0]?.name}>
      {at > 0 ? <MenuSeparator /> : null}
      <OfferEntries items={offered(group, subject, { ...here, toReturn })} />
    </Fragment>
  ));
}

/** Vehicles to begin with. */
export const StartEntries = (subject: DriverSubject) => <Ways {...subject} offer={startOffer} />;

/** The other centers (DSP-624). */
export const CenterEntries = (subject: DriverSubject) => <Ways {...subject} offer={centerOffer} />;

/** The ways of an offer, behind its own button. */
function Ways({ offer, ...subject }: DriverSubject & { readonly offer: typeof startOffer }) {
  const here = useDriverHere(subject.driver);
  return <OfferEntries items={offered([offer], subject, here).flatMap(({ ways }) => ways ?? [])} />;
}
