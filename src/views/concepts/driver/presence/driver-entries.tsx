import { Fragment } from 'react';
import { offered } from '../../../kit/offers/offer.ts';
import { OfferEntries } from '../../../kit/offers/offer-entries.tsx';
import { MenuSeparator } from '../../../ui/menus/menu-parts.tsx';
import { centerOffer, type DriverSubject, driverGroups, startOffer } from './driver-offer.ts';
import { useDriverHere } from './use-driver-actions.ts';
import { useToReturn } from './use-to-return.ts';

/** What can be done with a driver who is present (DSP-623). */
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

/** With which vehicle a driver begins. */
export const StartEntries = (subject: DriverSubject) => <Ways {...subject} offer={startOffer} />;

/** The other centers (DSP-624). */
export const CenterEntries = (subject: DriverSubject) => <Ways {...subject} offer={centerOffer} />;

/** The ways of one offer, behind a button of its own. */
function Ways({ offer, ...subject }: DriverSubject & { readonly offer: typeof startOffer }) {
  const here = useDriverHere(subject.driver);
  return <OfferEntries items={offered([offer], subject, here).flatMap(({ ways }) => ways ?? [])} />;
}
