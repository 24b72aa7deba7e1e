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
import {
  bagsDialog,
  clientDepositsDialog,
  closedDialog,
  type DialogQuery,
  dockDialog,
  driverDepositsDialog,
  driverDialog,
  moveDialog,
  orderDialog,
  statusDialog,
} from '../../rooms/dispatch/dialogs/address.ts';
import { demandForm } from '../../shared/demands/address.ts';
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
  return known.length > 0 ? statusDialog(known, to, replaces) : null;
};

const forms: readonly Form[] = [
  form(setBags, ({ orderId }, id) => bagsDialog(orderId, id)),
  form(moveTask, ({ taskId }, id) => moveDialog([taskId], id)),
  // Where a reason was given it is there to be corrected.
  form(setOrderStatus, ({ taskId, to, reason }, id) => statusOf([taskId], reason ? to : null, id)),
  form(setOrderStatuses, ({ orders }, id) =>
    statusOf(
      orders.map(({ taskId }) => taskId),
      null,
      id,
    ),
  ),
  form(destockOrder, ({ taskId }, id) => statusOf([taskId], null, id)),
  form(changeTransitArea, ({ orderId }, id) => orderDialog('transitArea', orderId, id)),
  form(locateTrolley, ({ orderId }, id) => (orderId === null ? null : orderDialog('trolley', orderId, id))),
  form(addCrate, ({ orderId }, id) => orderDialog('crates', orderId, id)),
  form(setDeliveryName, ({ orderId }, id) => orderDialog('deliveryName', orderId, id)),
  form(setDeliveryPhone, ({ orderId }, id) => orderDialog('deliveryPhone', orderId, id)),
  form(setDeliveryAddress, ({ orderId }, id) => orderDialog('address', orderId, id)),
  form(redeliver, ({ orderId }, id) => orderDialog('redeliver', orderId, id)),
  form(editDock, ({ dockId }, id) => dockDialog('editDock', dockId, id)),
  form(moveDockOnto, ({ dockId }, id) => dockDialog('moveDock', dockId, id)),
  form(switchDrivers, ({ dockId }, id) => dockDialog('switchDrivers', dockId, id)),
  form(loadCrossDock, ({ dockId }, id) => dockDialog('crossDock', dockId, id)),
  form(moveBags, ({ driverId }, id) => driverDialog('moveBags', driverId, null, id)),
  form(sendLateSms, ({ orderId }, id) => orderDialog('late', orderId, id)),
  form(validateLateness, ({ orderId }, id) => orderDialog('late', orderId, id)),
  form(addExtraCost, ({ orderId }, id) => (orderId === null ? null : orderDialog('extraCost', orderId, id))),
  form(validateDemand, ({ demandId }, id) => ({ ...closedDialog, ...demandForm(demandId, id) })),
  form(returnDeposits, ({ driverId }, id) => driverDepositsDialog(driverId, id)),
  form(receiveDeposits, ({ driverId }, id) => driverDepositsDialog(driverId, id)),
  form(handBackDeposits, ({ userId, driverId }, id) => clientDepositsDialog(userId, driverId, id)),
  form(startActivity, ({ driverId }, id) => driverDialog('startActivity', driverId, null, id)),
];

/** Where an action is done again with other values; null for one that has nothing to choose. */
export function modifyAddress(stored: Stored): DialogQuery | null {
  for (const address of forms) {
    const found = address(stored);
    if (found) return found;
  }
  return null;
}
