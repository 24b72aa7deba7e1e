import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { goOffer } from '../../../concepts/dock/go-offer.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { Button } from '../../../ui/button.tsx';
import { useDockHere } from './use-dock-here.ts';

/** Gives the dock to its driver; disabled, it has a reason (DSP-416). */
export function GoButton({ card }: { readonly card: DockCard }) {
  return offered([goOffer], { card }, useDockHere(card)).map(({ name, label, reason, press }) => (
    <Button key={name} size="1" variant="solid" reason={reason} aria-label={dockTexts.goLabel(card.id)} onClick={press}>
      {label}
    </Button>
  ));
}
