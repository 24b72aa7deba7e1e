import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { type AllowedSteps, mainActions } from '../../../concepts/dock/allowed-steps.ts';
import { dockSteps } from '../../../concepts/dock/dock-offer.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { type OfferedItem, offered } from '../../../kit/offers/offer.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceButton } from '../../../ui/fields/choice-button.tsx';
import { laterView } from '../../../ui/later/later-view.tsx';
import { MoreMenu } from '../../../ui/menus/more-menu.tsx';
import styles from './dock-card.module.css';
import { useDockHere } from './use-dock-here.ts';

export const DockMenuEntries = laterView(async () => (await import('./dock-entries.tsx')).DockMenuEntries);
const OfferEntries = laterView(async () => (await import('../../../kit/offers/offer-entries.tsx')).OfferEntries);

interface DockProps {
  readonly card: DockCard;
  readonly offers: AllowedSteps;
}

/** The steps that come next in the life of a dock (DSP-380, sections 11 and 12 of dispatch.md). */
export function DockSteps({ card, offers }: DockProps) {
  const here = useDockHere(card);
  const next = mainActions(card, offers).map((action) => dockSteps[action]);
  return offered(next, { card, allowed: offers }, here).map((item) => (
    <StepButton key={item.name} card={card} item={item} />
  ));
}

function StepButton({ card, item }: { readonly card: DockCard; readonly item: OfferedItem }) {
  const { label, reason, isDanger, press, ways } = item;
  const name = dockTexts.onDock(label, card.id);
  if (ways)
    return (
      <ChoiceButton label={label} name={name} reason={reason} arrow={styles.down} entries={OfferEntries}>
        <OfferEntries items={ways} />
      </ChoiceButton>
    );
  return (
    <Button
      size="1"
      variant="soft"
      color={isDanger ? 'red' : 'indigo'}
      aria-label={name}
      reason={reason}
      onClick={press}
    >
      {label}
    </Button>
  );
}

/** All but the next steps. */
export function DockMenu({ card, offers }: DockProps) {
  if (Object.keys(offers).length === 0 && card.tasks.length === 0 && !card.target_driver) return null;
  return (
    <MoreMenu label={dockTexts.menu(card.id)} className={styles.more} entries={DockMenuEntries}>
      <DockMenuEntries card={card} offers={offers} />
    </MoreMenu>
  );
}
