import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import type { CenterId } from '../../../../domain/center/center-id.ts';
import { startDriver, stopDriver } from '../../../../domain/driver/commands/presence.ts';
import {
  changeCenter,
  changeVehicle,
  setLaunchpad,
  stopActivity,
} from '../../../../domain/driver/commands/settings.ts';
import { launchpadLabels, unfinishedLabels } from '../../../../domain/driver/text.ts';
import { vehicleLabel, vehicles } from '../../../../domain/driver/vehicle.ts';
import { basket, hasBasket, noBasket } from '../../../../domain/launchpad.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { useCenters } from '../../../kit/scope/centers.ts';
import { MenuAction, MenuSeparator, SubMenu } from '../../../ui/menus/menu-parts.tsx';
import { driverBagTexts } from '../bags/text.ts';
import { moveBagsWindow, returnBagsWindow } from '../bags/window.ts';
import { driverTexts } from '../text.ts';
import type { DriverOffers, Round } from './driver-offers.ts';
import { useDriverActions } from './use-driver-actions.ts';
import { useToReturn } from './use-to-return.ts';
import { startActivityWindow, stopDriverWindow } from './window.ts';

interface DriverProps {
  readonly driver: PresenceRow;
}

interface DriverEntriesProps extends DriverProps {
  readonly round: Round;
  readonly offers: DriverOffers;
}

/** What can be done with a driver who is present (DSP-623). */
export function DriverEntries({ driver, round, offers }: DriverEntriesProps) {
  const { who, reason, run } = useDriverActions(driver);
  return (
    <>
      <SubMenu label={driverTexts.vehicle} reason={reason}>
        {vehicles.map((vehicle) => (
          <MenuAction
            key={vehicle}
            label={vehicleLabel(vehicle)}
            reason={vehicle === driver.vehicle ? driverTexts.current : null}
            onSelect={() => void run(changeVehicle, { ...who, vehicle })}
          />
        ))}
      </SubMenu>
      {offers.center ? (
        <SubMenu label={driverTexts.center} reason={reason}>
          <CenterEntries driver={driver} />
        </SubMenu>
      ) : null}
      <MenuAction
        label={launchpadLabels[hasBasket(driver) ? 'take' : 'give']}
        reason={reason}
        onSelect={() => void run(setLaunchpad, { ...who, launchpad: hasBasket(driver) ? noBasket : basket })}
      />
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
          onSelect={() => setQuery(startActivityWindow.at({ driverId: driver.id }))}
        />
      )}
      <MenuSeparator />
      <BagEntries driver={driver} />
      <MenuSeparator />
      <StopEntries driver={driver} round={round} />
    </>
  );
}

/** Isothermal bags a driver brings back or takes; the dialogs say why none can be entered now (DSP-811). */
function BagEntries({ driver }: DriverProps) {
  return (
    <>
      <MenuAction
        label={driverBagTexts.returnEntry}
        onSelect={() => setQuery(returnBagsWindow.at({ driverId: driver.id }))}
      />
      <MenuAction
        label={driverBagTexts.moveEntry}
        onSelect={() => setQuery(moveBagsWindow.at({ driverId: driver.id }))}
      />
    </>
  );
}

const outcomes = ['prepared', 'received'] as const;

/** `STOP` at once, or with what becomes of the orders on the road, which is asked first (DSP-626 to DSP-628). */
function StopEntries({ driver, round }: Omit<DriverEntriesProps, 'offers'>) {
  const { who, reason, run } = useDriverActions(driver);
  const toReturn = useToReturn(driver);
  if (round.running.length === 0) {
    return (
      <MenuAction
        isDanger
        label={driverTexts.stop}
        hint={toReturn}
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
      hint={joined(' · ', [driverTexts.running(round.running.length), toReturn])}
      reason={reason}
      onSelect={() => setQuery(stopDriverWindow.at({ driverId: driver.id, to }))}
    />
  ));
}

/** With which vehicle a driver begins. */
export function StartEntries({ driver }: DriverProps) {
  const { who, reason, run } = useDriverActions(driver);
  return vehicles.map((vehicle) => (
    <MenuAction
      key={vehicle}
      label={vehicleLabel(vehicle)}
      hint={vehicle === driver.vehicle ? driverTexts.usual : null}
      reason={reason}
      onSelect={() => void run(startDriver, { ...who, vehicle })}
    />
  ));
}

/** The other centers (DSP-624). */
export function CenterEntries({ driver }: DriverProps) {
  const centers = useCenters();
  const { who, reason, run } = useDriverActions(driver);
  const here = driver.current_center_id ?? centers?.currentId;
  const choose = (to: CenterId, toName: string) => void run(changeCenter, { ...who, to, toName });
  return (centers?.all ?? []).map(({ id, name }) => (
    <MenuAction
      key={id}
      label={name ?? String(id)}
      reason={id === here ? driverTexts.current : reason}
      onSelect={() => choose(id, name ?? String(id))}
    />
  ));
}
