import * as z from 'zod/mini';
import type { DockCard, DriverRow } from '../../../db/view-rows/dispatch.ts';
import type { Center } from '../../../domain/center/center.ts';
import { dockVehicles, providerOf, usualVehicle } from '../../../domain/courier/provider.ts';
import { courierVehicleLabel } from '../../../domain/courier/text.ts';
import { DockEdit } from '../../../domain/dock/commands/edit.ts';
import { driverStateLabel, isHiddenDriver } from '../../../domain/driver/state.ts';
import { vehicleLabel, vehicles } from '../../../domain/driver/vehicle.ts';
import { compareDrivers } from '../../../domain/driver/weight.ts';
import { basket, hasBasket, noBasket } from '../../../domain/launchpad.ts';
import { joined } from '../../../domain/words/isolate.ts';
import type { Choice } from '../../ui/fields/select-props.ts';
import { dockEditTexts } from './dialog-texts.ts';

/** The value for no choice: an entry of a list must have one. */
const none = 'none';

/** The form of a dock (DSP-460): ids and codes as texts, `none` for none. */
export const DockForm = z.object({
  driver: z.string(),
  vehicle: z.string(),
  name: z.string().check(z.trim(), z.maxLength(80, dockEditTexts.nameTooLong)),
  ending: z.string(),
  basket: z.boolean(),
});
export type DockForm = z.infer<typeof DockForm>;

type Edited = z.infer<typeof DockEdit>;

const chosen = (value: string | number | null | undefined) => (value ? String(value) : none);
const idOf = (value: string) => (value === none ? null : Number(value));

/** A dock of the first courier always has a vehicle (DSP-663). */
const isOfFirstCourier = (card: DockCard) => providerOf(card) === 'STUART';

/** The initial values: the dock as shown, with the changes of a replaced action. */
export function formOf(card: DockCard, replaced: Edited = {}): DockForm {
  const shown = { ...card, ...replaced };
  return {
    driver: chosen(shown.target_driver),
    vehicle: chosen(shown.target_vehicle ?? (isOfFirstCourier(card) ? usualVehicle : null)),
    name: shown.name ?? '',
    ending: chosen(shown.ending_center),
    basket: hasBasket(shown),
  };
}

/** The fields changed from the dock as shown; those of the replaced action are sent again. */
export function editOf(form: DockForm, card: DockCard, replaced: Edited = {}): Edited {
  const before = formOf(card);
  const changed = (field: keyof DockForm) => form[field] !== before[field];
  return DockEdit.parse({
    ...(changed('driver') || 'target_driver' in replaced ? { target_driver: idOf(form.driver) } : {}),
    ...(changed('vehicle') || 'target_vehicle' in replaced
      ? { target_vehicle: form.vehicle === none ? null : form.vehicle }
      : {}),
    ...(changed('name') || 'name' in replaced ? { name: form.name || null } : {}),
    ...(changed('ending') || 'ending_center' in replaced ? { ending_center: idOf(form.ending) } : {}),
    ...(changed('basket') || 'launchpad' in replaced ? { launchpad: form.basket ? basket : noBasket } : {}),
  });
}

/** The choices of each list: `none`, the known ones, and the dock's own if not among them. */
export function choicesOf(card: DockCard, drivers: readonly DriverRow[], centers: readonly Center[]) {
  const driverChoices = drivers
    .filter((driver) => !isHiddenDriver(driver))
    .toSorted(compareDrivers)
    .map((driver) => ({
      value: String(driver.id),
      label: joined(' · ', [driver.name ?? String(driver.id), driverStateLabel(driver.state)]),
    }));
  const centerChoices = centers.map(({ id, name }) => ({ value: String(id), label: name ?? String(id) }));
  return {
    driver: withOwn(dockEditTexts.noDriver, driverChoices, chosen(card.target_driver), card.driverName),
    vehicle: vehicleChoices(card),
    ending: withOwn(dockEditTexts.noEnding, centerChoices, chosen(card.ending_center), null),
  };
}

/** A driver's vehicles, or those of the dock's courier; the second one brings his own (DSP-388, DSP-562, DSP-661). */
function vehicleChoices(card: DockCard): readonly Choice[] {
  const provider = providerOf(card);
  const label = provider ? courierVehicleLabel : vehicleLabel;
  const codes = isOfFirstCourier(card) ? dockVehicles : provider ? [] : vehicles;
  const choices = codes.map((code) => ({ value: code, label: label(code) }));
  const all = withOwn(dockEditTexts.noVehicle, choices, chosen(card.target_vehicle), label(card.target_vehicle));
  return isOfFirstCourier(card) ? all.filter(({ value }) => value !== none) : all;
}

function withOwn(noneLabel: string, choices: readonly Choice[], own: string, name: string | null): readonly Choice[] {
  const isKnown = own === none || choices.some(({ value }) => value === own);
  return [{ value: none, label: noneLabel }, ...choices, ...(isKnown ? [] : [{ value: own, label: name || own }])];
}
