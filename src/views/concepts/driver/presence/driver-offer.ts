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
import type { Actions } from '../../../kit/actions/use-action.ts';
import type { Offer } from '../../../kit/offers/offer.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import type { Centers } from '../../../kit/scope/centers.ts';
import type { ConsoleWindow } from '../../../kit/windows/window.ts';
import { dropOutTexts } from '../../dock/drop-out/text.ts';
import { dropOutWindow } from '../../dock/drop-out/window.ts';
import { driverBagTexts } from '../bags/text.ts';
import { moveBagsWindow, returnBagsWindow } from '../bags/window.ts';
import { driverTexts } from '../text.ts';
import type { AllowedPresence, Round } from './allowed-presence.ts';
import { startActivityWindow, stopDriverWindow } from './window.ts';

/** A driver as a list of them shows him, with what his state allows. */
export interface DriverSubject {
  readonly driver: PresenceRow;
  readonly round: Round;
  readonly allowed: AllowedPresence;
}

export interface DriverHere {
  /** The driver, in every action. */
  readonly who: { readonly driverId: PresenceRow['id']; readonly driverName: string; readonly center: CenterId };
  readonly run: Actions['run'];
  /** Why he is blocked now: an action is being sent, the server is working on him (DSP-635). */
  readonly passing: string | null;
  readonly centers: Centers | undefined;
  /** His products to return, in words; null while unknown (DSP-636). */
  readonly toReturn: string | null;
}

type DriverOffer = Offer<DriverSubject, DriverHere>;

const passing = (_subject: DriverSubject, here: DriverHere) => here.passing;

const opens = (window: Pick<ConsoleWindow<{ readonly driverId: number }>, 'at'>) => ({
  press: ({ driver }: DriverSubject) => setQuery(window.at({ driverId: driver.id })),
});

export const startOffer: DriverOffer = {
  name: 'driver.start',
  label: () => driverTexts.start,
  reason: passing,
  isOffered: ({ allowed }) => allowed.start,
  ways: ({ driver }, { run, who }) =>
    vehicles.map((vehicle) => ({
      name: vehicle,
      label: vehicleLabel(vehicle),
      hint: vehicle === driver.vehicle ? driverTexts.usual : null,
      press: () => void run(startDriver, { ...who, vehicle }),
    })),
};

const vehicleOffer: DriverOffer = {
  name: 'driver.vehicle',
  label: () => driverTexts.vehicle,
  reason: passing,
  ways: ({ driver }, { run, who }) =>
    vehicles.map((vehicle) => ({
      name: vehicle,
      label: vehicleLabel(vehicle),
      reason: vehicle === driver.vehicle ? driverTexts.current : null,
      press: () => void run(changeVehicle, { ...who, vehicle }),
    })),
};

/** The other centers (DSP-624). */
export const centerOffer: DriverOffer = {
  name: 'driver.center',
  label: () => driverTexts.center,
  isOffered: ({ allowed }) => allowed.center,
  reason: passing,
  ways: ({ driver }, { run, who, centers }) => {
    const current = driver.current_center_id ?? centers?.currentId;
    return (centers?.all ?? []).map(({ id, name }) => ({
      name: String(id),
      label: name ?? String(id),
      reason: id === current ? driverTexts.current : null,
      press: () => void run(changeCenter, { ...who, to: id, toName: name ?? String(id) }),
    }));
  },
};

const launchpadOffer: DriverOffer = {
  name: 'driver.launchpad',
  label: ({ driver }) => launchpadLabels[hasBasket(driver) ? 'take' : 'give'],
  reason: passing,
  press: ({ driver }, { run, who }) =>
    void run(setLaunchpad, { ...who, launchpad: hasBasket(driver) ? noBasket : basket }),
};

const activityOffers: readonly DriverOffer[] = [
  {
    name: 'driver.stopActivity',
    label: () => driverTexts.stopActivity,
    hint: ({ driver }) => driver.activity ?? null,
    isOffered: ({ driver }) => Boolean(driver.activity),
    reason: passing,
    press: (_subject, { run, who }) => void run(stopActivity, who),
  },
  {
    name: 'driver.startActivity',
    label: () => driverTexts.startActivity,
    isOffered: ({ driver }) => !driver.activity,
    reason: passing,
    ...opens(startActivityWindow),
  },
];

/** Isothermal bags a driver brings back or takes; the windows show why none can be entered (DSP-811). */
const bagOffers: readonly DriverOffer[] = [
  {
    name: 'driver.returnBags',
    label: () => driverBagTexts.returnEntry,
    reason: () => null,
    ...opens(returnBagsWindow),
  },
  { name: 'driver.moveBags', label: () => driverBagTexts.moveEntry, reason: () => null, ...opens(moveBagsWindow) },
];

/** What he has left goes to others (OUR-086); the window says so where there is nothing. */
const dropOutOffer: DriverOffer = {
  name: 'driver.dropOut',
  label: () => dropOutTexts.entry,
  reason: () => null,
  ...opens(dropOutWindow),
};

/** `STOP` at once, or after a choice of status for the orders on the road (DSP-626 to DSP-628). */
const stopOffer: DriverOffer = {
  name: 'driver.stop',
  label: () => driverTexts.stop,
  isFinal: true,
  hint: (_subject, { toReturn }) => toReturn,
  isDanger: true,
  reason: passing,
  press: (_subject, { run, who }) => void run(stopDriver, { ...who, unfinished: null, running: [] }),
  areWaysApart: true,
  ways: ({ driver, round }, { toReturn }) =>
    round.running.length === 0
      ? null
      : (['prepared', 'received'] as const).map((to) => ({
          name: to,
          label: driverTexts.stopWith(unfinishedLabels[to]),
          hint: joined(' · ', [driverTexts.running(round.running.length), toReturn]),
          press: () => setQuery(stopDriverWindow.at({ driverId: driver.id, to })),
        })),
};

/** The offers for a present driver, in groups (DSP-623). */
export const driverGroups: readonly (readonly DriverOffer[])[] = [
  [vehicleOffer, centerOffer, launchpadOffer, ...activityOffers],
  bagOffers,
  [dropOutOffer, stopOffer],
];
