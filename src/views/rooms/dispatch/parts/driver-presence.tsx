import type { DriverRow } from '../../../../db/view-rows/dispatch.ts';
import type { CenterId } from '../../../../domain/center/center.ts';
import { returnDriver, startDriver, stopDriver } from '../../../../domain/driver/commands/presence.ts';
import { changeCenter, changeVehicle, stopActivity } from '../../../../domain/driver/commands/settings.ts';
import { driverRefusals, unfinishedLabels } from '../../../../domain/driver/text.ts';
import { vehicleLabel, vehicles } from '../../../../domain/driver/vehicle.ts';
import { useActions } from '../../../app/use-action.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ActionMenu, MenuAction, MenuSeparator, SubMenu } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import styles from '../board.module.css';
import { useBoardMoves, useCentersOfBoard } from '../board-context.ts';
import { driverDialog } from '../dialogs/address.ts';
import { type DriverOffers, driverOffers, isBusy, type Round } from '../driver-offers.ts';
import { driverTexts } from '../text.ts';
import { useCenterId } from '../view-model.ts';

interface PresenceProps {
  readonly driver: DriverRow;
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
        <ChoiceButton {...choices} label={driverTexts.start}>
          {vehicles.map((vehicle) => (
            <MenuAction
              key={vehicle}
              label={vehicleLabel(vehicle)}
              hint={vehicle === driver.vehicle ? driverTexts.usual : null}
              onSelect={() => void run(startDriver, { ...who, vehicle })}
            />
          ))}
        </ChoiceButton>
      ) : null}
      {offers.back ? (
        <Button
          size="1"
          variant="solid"
          aria-label={driverTexts.of(driverTexts.back, who.driverName)}
          reason={reason}
          onClick={() => void run(returnDriver, who)}
        >
          {driverTexts.back}
        </Button>
      ) : null}
      {offers.center && !offers.menu ? (
        <ChoiceButton {...choices} label={driverTexts.center}>
          <CenterEntries driver={driver} />
        </ChoiceButton>
      ) : null}
      {offers.menu ? (
        <MoreMenu label={driverTexts.menu(who.driverName)}>
          <DriverEntries driver={driver} round={round} offers={offers} />
        </MoreMenu>
      ) : null}
    </div>
  );
}

/** What each action on a driver needs, and why none can be done now (DSP-635). */
function useDriverActions(driver: DriverRow) {
  const center = useCenterId();
  const { blocked } = useBoardMoves();
  const { run, isRunning } = useActions();
  const who = { driverId: driver.id, driverName: driver.name ?? String(driver.id), center };
  return { who, run, reason: blocked ?? (isRunning || isBusy(driver) ? driverRefusals.driverBusy : null) };
}

interface ChoiceButtonProps {
  readonly driver: DriverRow;
  readonly label: string;
  readonly reason: string | null;
  readonly children: React.ReactNode;
}

/** A button that asks for one more word: the vehicle, the center. */
function ChoiceButton({ driver, label, reason, children }: ChoiceButtonProps) {
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
      trigger={(opener) => (
        <Button {...opener} size="1" variant="soft" aria-label={name}>
          {label}
          <span className={styles.down}>
            <Icon name="chevron" size={10} />
          </span>
        </Button>
      )}
    >
      {children}
    </ActionMenu>
  );
}

function DriverEntries({ driver, round, offers }: PresenceProps & { readonly offers: DriverOffers }) {
  const { open } = useBoardMoves();
  const { who, reason, run } = useDriverActions(driver);
  return (
    <>
      {reason ? (
        <MenuAction label={driverTexts.vehicle} reason={reason} onSelect={() => undefined} />
      ) : (
        <SubMenu label={driverTexts.vehicle}>
          {vehicles.map((vehicle) => (
            <MenuAction
              key={vehicle}
              label={vehicleLabel(vehicle)}
              reason={vehicle === driver.vehicle ? driverTexts.current : null}
              onSelect={() => void run(changeVehicle, { ...who, vehicle })}
            />
          ))}
        </SubMenu>
      )}
      {offers.center && !reason ? (
        <SubMenu label={driverTexts.center}>
          <CenterEntries driver={driver} />
        </SubMenu>
      ) : null}
      {driver.activity ? (
        <MenuAction
          label={driverTexts.stopActivity}
          hint={driver.activity}
          reason={reason}
          onSelect={() => void run(stopActivity, who)}
        />
      ) : (
        <MenuAction
          label={driverTexts.startActivity}
          reason={reason}
          onSelect={() => open(driverDialog('startActivity', driver.id))}
        />
      )}
      <MenuSeparator />
      <StopEntries driver={driver} round={round} />
    </>
  );
}

const outcomes = ['prepared', 'received'] as const;

/** `STOP` at once, or with what becomes of the orders on the road, which is asked first (DSP-626 to DSP-628). */
function StopEntries({ driver, round }: PresenceProps) {
  const { open } = useBoardMoves();
  const { who, reason, run } = useDriverActions(driver);
  if (round.running.length === 0) {
    return (
      <MenuAction
        isDanger
        label={driverTexts.stop}
        reason={reason}
        onSelect={() => void run(stopDriver, { ...who, unfinished: null, running: [] })}
      />
    );
  }
  return outcomes.map((to) => (
    <MenuAction
      key={to}
      isDanger
      label={driverTexts.stopWith(unfinishedLabels[to])}
      hint={driverTexts.running(round.running.length)}
      reason={reason}
      onSelect={() => open(driverDialog('stopDriver', driver.id, to))}
    />
  ));
}

/** The other centers (DSP-624). */
function CenterEntries({ driver }: Pick<PresenceProps, 'driver'>) {
  const centers = useCentersOfBoard();
  const { who, run } = useDriverActions(driver);
  const here = driver.current_center_id ?? centers?.currentId;
  const choose = (to: CenterId, toName: string) => void run(changeCenter, { ...who, to, toName });
  return (centers?.all ?? []).map(({ id, name }) => (
    <MenuAction
      key={id}
      label={name ?? String(id)}
      reason={id === here ? driverTexts.current : null}
      onSelect={() => choose(id, name ?? String(id))}
    />
  ));
}
