import { Button } from '../../ui/button.tsx';
import type { OfferedItem } from './offer.ts';

/** Offers as the buttons of a panel. */
export function OfferButtons({ items }: { readonly items: readonly OfferedItem[] }) {
  return items.map(({ name, label, reason, press }) => (
    <Button key={name} size="2" variant="soft" reason={reason} onClick={press}>
      {label}
    </Button>
  ));
}
