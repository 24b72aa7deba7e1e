import { Button } from '../../ui/button.tsx';
import type { OfferedItem } from './offer.ts';

/** Offers as the buttons of a panel. */
export function OfferButtons({ items }: { readonly items: readonly OfferedItem[] }) {
  return items.map(({ name, label, reason, isDanger, press }) => (
    <Button key={name} size="2" variant="soft" {...(isDanger ? { color: 'red' } : {})} reason={reason} onClick={press}>
      {label}
    </Button>
  ));
}
