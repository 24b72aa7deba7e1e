import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { type DockOffers, mainActions } from '../../../concepts/dock/dock-offers.ts';
import { dockActionLabels, dockTexts } from '../../../concepts/dock/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceButton } from '../../../ui/fields/choice-button.tsx';
import { laterView } from '../../../ui/later/later.tsx';
import { MoreMenu } from '../../../ui/menus/more-menu.tsx';
import styles from './dock-card.module.css';
import { type DockActions, useDockActions } from './use-dock-actions.ts';

export const DockMenuEntries = laterView(async () => (await import('./dock-entries.tsx')).DockMenuEntries);
const ReadyVehicles = laterView(async () => (await import('./dock-entries.tsx')).ReadyVehicles);

interface DockProps {
  readonly card: DockCard;
  readonly offers: DockOffers;
}

/** The steps that come next in the life of a dock (DSP-380, sections 11 and 12 of dispatch.md). */
export function DockSteps({ card, offers }: DockProps) {
  const actions = useDockActions(card, offers);
  return mainActions(card, offers).map((step) =>
    step === 'ready' ? (
      <ReadyButton key={step} card={card} actions={actions} />
    ) : (
      <Button
        key={step}
        size="1"
        variant="soft"
        color={step === 'unlock' ? 'red' : 'indigo'}
        aria-label={dockTexts.onDock(dockActionLabels[step], card.id)}
        reason={actions.reasonOf(step)}
        onClick={() => actions.run(step)}
      >
        {dockActionLabels[step]}
      </Button>
    ),
  );
}

interface ReadyProps {
  readonly card: DockCard;
  readonly actions: DockActions;
}

/** `Chargé`, with the choice of the vehicle (DSP-412, DSP-443). */
function ReadyButton({ card, actions }: ReadyProps) {
  const reason = actions.reasonOf('ready');
  return (
    <ChoiceButton
      label={dockActionLabels.ready}
      name={dockTexts.onDock(dockActionLabels.ready, card.id)}
      reason={reason}
      arrow={styles.down}
      entries={ReadyVehicles}
    >
      <ReadyVehicles reason={reason} onChoose={actions.ready} />
    </ChoiceButton>
  );
}

/** All that is no next step. */
export function DockMenu({ card, offers }: DockProps) {
  if (Object.keys(offers).length === 0 && card.tasks.length === 0 && !card.target_driver) return null;
  return (
    <MoreMenu label={dockTexts.menu(card.id)} className={styles.more} entries={DockMenuEntries}>
      <DockMenuEntries card={card} offers={offers} />
    </MoreMenu>
  );
}
