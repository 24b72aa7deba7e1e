import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { type OfferedItem, offered } from '../../../kit/offers/offer.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceButton } from '../../../ui/fields/choice-button.tsx';
import { laterView } from '../../../ui/later/later-view.tsx';
import { MoreMenu } from '../../../ui/menus/more-menu.tsx';
import { driverTexts } from '../text.ts';
import { allowedPresence, type Round } from './allowed-presence.ts';
import styles from './presence.module.css';
import { returnOffer } from './return-offer.ts';
import { useDriverActions } from './use-driver-actions.ts';
import { useToReturn } from './use-to-return.ts';

export const DriverEntries = laterView(async () => (await import('./driver-entries.tsx')).DriverEntries);
const StartEntries = laterView(async () => (await import('./driver-entries.tsx')).StartEntries);
const CenterEntries = laterView(async () => (await import('./driver-entries.tsx')).CenterEntries);

interface PresenceProps {
  readonly driver: PresenceRow;
  readonly round: Round;
}

/** The presence controls of a driver (DSP-558, section 17 of dispatch.md). */
export function DriverPresence({ driver, round }: PresenceProps) {
  const offers = allowedPresence(driver, round);
  const subject = { driver, round, allowed: offers };
  const { who, reason, run } = useDriverActions(driver);
  const choice = (label: string) => ({
    label,
    name: driverTexts.of(label, who.driverName),
    reason,
  });
  return (
    <div className={styles.presence}>
      {offers.start ? (
        <ChoiceButton {...choice(driverTexts.start)} entries={StartEntries}>
          <StartEntries {...subject} />
        </ChoiceButton>
      ) : null}
      {offered([returnOffer], subject, { who, run, passing: reason }).map((item) => (
        <ReturnButton key={item.name} item={item} driver={driver} name={driverTexts.of(item.label, who.driverName)} />
      ))}
      {offers.center && !offers.menu ? (
        <ChoiceButton {...choice(driverTexts.center)} entries={CenterEntries}>
          <CenterEntries {...subject} />
        </ChoiceButton>
      ) : null}
      {offers.menu ? (
        <MoreMenu label={driverTexts.menu(who.driverName)} entries={DriverEntries}>
          <DriverEntries {...subject} />
        </MoreMenu>
      ) : null}
    </div>
  );
}

interface ReturnProps extends Pick<PresenceProps, 'driver'> {
  readonly item: OfferedItem;
  readonly name: string;
}

/** His products to return stand beside it, so that they are read before it is pressed (DSP-636). */
function ReturnButton({ driver, item: { label, reason, press }, name }: ReturnProps) {
  return (
    <>
      <span className={styles.activity}>{useToReturn(driver)}</span>
      <Button size="1" variant="solid" aria-label={name} reason={reason} onClick={press}>
        {label}
      </Button>
    </>
  );
}
