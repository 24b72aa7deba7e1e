import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { returnDriver } from '../../../../domain/driver/commands/presence.ts';
import { laterView } from '../../../shared/later.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ActionMenu, type ActionMenuProps } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import styles from '../board.module.css';
import { driverOffers, type Round } from '../driver-offers.ts';
import { driverTexts } from '../text.ts';
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
  const offers = driverOffers(driver, round);
  const { who, reason, run } = useDriverActions(driver);
  const choices = { driver, reason };
  return (
    <div className={styles.presence}>
      {offers.start ? (
        <ChoiceButton {...choices} label={driverTexts.start} entries={StartEntries}>
          <StartEntries driver={driver} />
        </ChoiceButton>
      ) : null}
      {offers.back ? (
        <>
          <ToReturn driver={driver} />
          <Button
            size="1"
            variant="solid"
            aria-label={driverTexts.of(driverTexts.back, who.driverName)}
            reason={reason}
            onClick={() => void run(returnDriver, who)}
          >
            {driverTexts.back}
          </Button>
        </>
      ) : null}
      {offers.center && !offers.menu ? (
        <ChoiceButton {...choices} label={driverTexts.center} entries={CenterEntries}>
          <CenterEntries driver={driver} />
        </ChoiceButton>
      ) : null}
      {offers.menu ? (
        <MoreMenu label={driverTexts.menu(who.driverName)} entries={DriverEntries}>
          <DriverEntries driver={driver} round={round} offers={offers} />
        </MoreMenu>
      ) : null}
    </div>
  );
}

/** Beside `RETURN`, so that it is seen before (DSP-636). */
function ToReturn({ driver }: Pick<PresenceProps, 'driver'>) {
  return <span className={styles.activity}>{useToReturn(driver)}</span>;
}

interface ChoiceButtonProps extends Pick<ActionMenuProps, 'entries' | 'children'> {
  readonly driver: PresenceRow;
  readonly label: string;
  readonly reason: string | null;
}

/** A button that asks for one more word: the vehicle, the center. */
function ChoiceButton({ driver, label, reason, ...menu }: ChoiceButtonProps) {
  const name = driverTexts.of(label, driver.name ?? String(driver.id));
  if (reason) {
    return (
      <Button size="1" variant="soft" aria-label={name} reason={reason}>
        {label}
      </Button>
    );
  }
  return (
    <ActionMenu
      {...menu}
      trigger={(opener) => (
        <Button {...opener} size="1" variant="soft" aria-label={name}>
          {label}
          <span className={styles.down}>
            <Icon name="chevron" size={10} />
          </span>
        </Button>
      )}
    />
  );
}
