import type { StoredCommand } from '../../../db/schema.ts';
import type { Command } from '../../../domain/command.ts';
import { handBackDeposits, receiveDeposits } from '../../../domain/deposit/commands/receive.ts';
import { returnDeposits } from '../../../domain/deposit/commands/return.ts';
import { loadCrossDock } from '../../../domain/dock/commands/cross-dock.ts';
import { editDock } from '../../../domain/dock/commands/edit.ts';
import { moveDockOnto } from '../../../domain/dock/commands/move-onto.ts';
import { switchDrivers } from '../../../domain/dock/commands/switch-drivers.ts';
import { moveBags } from '../../../domain/driver/commands/bags.ts';
import { startActivity } from '../../../domain/driver/commands/settings.ts';
import { addExtraCost, validateDemand } from '../../../domain/extra-cost/commands/add.ts';
import { sendLateSms, validateLateness } from '../../../domain/late-order/commands/review.ts';
import { setBags } from '../../../domain/order/commands/bags.ts';
import { addCrate } from '../../../domain/order/commands/crates.ts';
import { setDeliveryAddress, setDeliveryName, setDeliveryPhone } from '../../../domain/order/commands/delivery.ts';
import { redeliver } from '../../../domain/order/commands/redeliver.ts';
import { destockOrder, setOrderStatus, setOrderStatuses } from '../../../domain/order/commands/status.ts';
import { changeTransitArea } from '../../../domain/order/commands/transit-area.ts';
import { moveTask } from '../../../domain/task/commands/move.ts';
import { locateTrolley } from '../../../domain/transit/commands/locate.ts';
import { demandForm } from '../../shared/demands/address.ts';
import {
  bagsDialog,
  clientDepositsDialog,
  cratesDialog,
  crossDockDialog,
  deliveryAddressDialog,
  deliveryNameDialog,
  deliveryPhoneDialog,
  driverDepositsDialog,
  editDockDialog,
  extraCostDialog,
  lateDialog,
  moveBagsDialog,
  moveDialog,
  moveDockDialog,
  orderStatusDialog,
  redeliverDialog,
  startActivityDialog,
  statusDialog,
  switchDriversDialog,
  transitAreaDialog,
  trolleyDialog,
} from '../dialogs/addresses.ts';
import { closedDialog, type DialogQuery } from '../dialogs/parameters.ts';
import { needsDecision } from './needs-decision.ts';

type Stored = Pick<StoredCommand, 'id' | 'name' | 'args' | 'state'>;
type Form = (stored: Stored) => DialogQuery | null;

/**
 * The dialog of an action, from its arguments. One that says what the user saw is done again only once it is parked:
 * until then the screen shows what it does itself.
 */
function form<Args>(command: Command<Args>, address: (args: Args, replaces: string) => DialogQuery | null): Form {
  return (stored) => {
    if (stored.name !== command.name) return null;
    if (command.delivery.kind !== 'queue' && !needsDecision(stored)) return null;
    const found = command.args.safeParse(stored.args);
    return found.success ? address(found.data, stored.id) : null;
  };
}

const statusOf = (taskIds: readonly (number | null)[], to: string | null, replaces: string) => {
  const known = taskIds.filter((id) => id !== null);
  return known.length > 0 ? statusDialog.at({ taskIds: known, to }, replaces) : null;
};

const forms: readonly Form[] = [
  form(setBags, ({ orderId }, id) => bagsDialog.at({ orderId }, id)),
  form(moveTask, ({ taskId }, id) => moveDialog.at({ taskIds: [taskId] }, id)),
  // Where a reason was given it is there to be corrected.
  form(setOrderStatus, ({ orderId, to, reason }, id) => orderStatusDialog.at({ orderId, to: reason ? to : null }, id)),
  form(setOrderStatuses, ({ orders }, id) =>
    statusOf(
      orders.map(({ taskId }) => taskId),
      null,
      id,
    ),
  ),
  form(destockOrder, ({ taskId }, id) => statusOf([taskId], null, id)),
  form(changeTransitArea, ({ orderId }, id) => transitAreaDialog.at({ orderId }, id)),
  form(locateTrolley, ({ orderId }, id) => (orderId === null ? null : trolleyDialog.at({ orderId }, id))),
  form(addCrate, ({ orderId }, id) => cratesDialog.at({ orderId }, id)),
  form(setDeliveryName, ({ orderId }, id) => deliveryNameDialog.at({ orderId }, id)),
  form(setDeliveryPhone, ({ orderId }, id) => deliveryPhoneDialog.at({ orderId }, id)),
  form(setDeliveryAddress, ({ orderId }, id) => deliveryAddressDialog.at({ orderId }, id)),
  form(redeliver, ({ orderId }, id) => redeliverDialog.at({ orderId }, id)),
  form(editDock, ({ dockId }, id) => editDockDialog.at({ dockId }, id)),
  form(moveDockOnto, ({ dockId }, id) => moveDockDialog.at({ dockId }, id)),
  form(switchDrivers, ({ dockId }, id) => switchDriversDialog.at({ dockId }, id)),
  form(loadCrossDock, ({ dockId }, id) => crossDockDialog.at({ dockId }, id)),
  form(moveBags, ({ driverId }, id) => moveBagsDialog.at({ driverId }, id)),
  form(sendLateSms, ({ orderId }, id) => lateDialog.at({ orderId }, id)),
  form(validateLateness, ({ orderId }, id) => lateDialog.at({ orderId }, id)),
  form(addExtraCost, ({ orderId }, id) => (orderId === null ? null : extraCostDialog.at({ orderId }, id))),
  form(validateDemand, ({ demandId }, id) => ({ ...closedDialog, ...demandForm(demandId, id) })),
  form(returnDeposits, ({ driverId }, id) => driverDepositsDialog.at({ driverId }, id)),
  form(receiveDeposits, ({ driverId }, id) => driverDepositsDialog.at({ driverId }, id)),
  form(handBackDeposits, ({ userId, driverId }, id) => clientDepositsDialog.at({ clientId: userId, driverId }, id)),
  form(startActivity, ({ driverId }, id) => startActivityDialog.at({ driverId }, id)),
];

/** Where an action is done again with other values; null for one that has nothing to choose. */
export function modifyAddress(stored: Stored): DialogQuery | null {
  for (const address of forms) {
    const found = address(stored);
    if (found) return found;
  }
  return null;
}
